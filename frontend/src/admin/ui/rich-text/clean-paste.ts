import { isLinkTarget } from './link-target.js';

/** Maps headings to the nearest ones that the editor allows. */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };
const OWN_PICTURE = /^\/(?:media\/|api\/uploads\/|api\/serve_image\.php\?file=)/;

/** Removes from pasted HTML what the server would remove when saving. */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page
    .querySelectorAll('script, style, title, template, iframe, object, svg')
    .forEach((node) => node.remove());
  for (const [tag, own] of Object.entries(HEADINGS)) {
    page.querySelectorAll(tag).forEach((heading) => rename(heading, own));
  }
  page.querySelectorAll('img').forEach((picture) => {
    const src = withoutOwnOrigin(picture.getAttribute('src') ?? '');
    if (OWN_PICTURE.test(src)) picture.setAttribute('src', src);
    else picture.remove();
  });
  page.querySelectorAll('a').forEach((link) => {
    if (!isLinkTarget(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  });
  page.querySelectorAll('[style], [class]').forEach((node) => {
    node.removeAttribute('style');
    node.removeAttribute('class');
  });
  return page.body.innerHTML;
}

function rename(heading: Element, tag: string): void {
  const own = heading.ownerDocument.createElement(tag);
  own.append(...heading.childNodes);
  heading.replaceWith(own);
}

function withoutOwnOrigin(src: string): string {
  return src.startsWith(`${location.origin}/`) ? src.slice(location.origin.length) : src;
}
