/** Milliseconds in which the browser takes a file that it is given. */
const TAKEN = 10_000;

/** Gives a file of this name to the reader. */
export function downloadFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN);
}
