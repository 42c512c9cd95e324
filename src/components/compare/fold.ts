/** Wide enough for parts that are open from the start (`fold.css`). */
const WIDE = '(min-width: 60.01rem)';

/** Opens what a wide window has room for, and whatever a link leads into. */
export function startFolds(): void {
  if (matchMedia(WIDE).matches) for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold[data-wide]')) fold.open = true;
  const follow = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const closed: HTMLDetailsElement[] = [];
    for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) if (!fold.open) closed.push(fold);
    for (const fold of closed) fold.open = true;
    if (closed.length > 0) target?.scrollIntoView();
  };
  addEventListener('hashchange', follow);
  follow();
}
