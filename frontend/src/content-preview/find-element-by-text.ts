const LONG = 160;

/** Finds the innermost visible element with a text, first in the page's main part; null when there is none. */
export function findElementByText(page: Document, text: string): HTMLElement | null {
  const wanted = plain(text);
  if (wanted === '') return null;
  for (const place of [page.querySelector('main'), page.body]) {
    const found = [...(place?.querySelectorAll<HTMLElement>('*') ?? [])].find(
      (element) => says(element, wanted) && isSeen(element),
    );
    if (found) return innermost(found, wanted);
  }
  return null;
}

function innermost(element: HTMLElement, wanted: string): HTMLElement {
  const inner = [...element.children].find(
    (child): child is HTMLElement => child instanceof HTMLElement && says(child, wanted),
  );
  return inner ? innermost(inner, wanted) : element;
}

/** Pages may cut a long text, so its beginning is enough. */
function says({ textContent }: Element, wanted: string): boolean {
  // Cheap checks first, because this runs for every element, including the whole page.
  if (textContent.length > 2 * wanted.length + LONG) return false;
  const said = plain(textContent);
  return said === wanted || (wanted.length > LONG && said.startsWith(wanted.slice(0, LONG)));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}
