/** Done when whatever waits on the page has had its turn. Unlike timers, messages are not held back when there are many of them. */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Done when the page has been drawn: what a press has led to is seen before anything large begins. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => void yieldToPage().then(resolve)));
}
