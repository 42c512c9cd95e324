/** Contents of a page: marks the section that is being read. */
class PageContents extends HTMLElement {
  connectedCallback(): void {
    const links = [...this.querySelectorAll('a')];
    const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
    const mark = () => {
      const line = innerHeight / 3;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = headings.findLastIndex((heading) => heading !== null && heading.getBoundingClientRect().top < line);
      const current = isAtEnd && scrollY > 0 ? links.length - 1 : passed;
      links.forEach((link, index) => {
        if (index === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    };
    const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
    for (const heading of headings) if (heading) observer.observe(heading);
    document.addEventListener('scrollend', mark, { passive: true });
    mark();
  }
}
customElements.define('page-contents', PageContents);
