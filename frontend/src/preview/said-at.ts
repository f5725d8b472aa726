/** Who presses a word means its line, or the paragraph around it, never the page. */
const FURTHEST = 5;
/** No text of the site is longer as it is read. */
const LONGEST = 6_000;

/** What the page says at an element, and then around it. */
export function saidAt(element: Element): string[] {
  const texts: string[] = [];
  let place: Element | null = element;
  for (let step = 0; place && place !== document.body && step < FURTHEST; step += 1) {
    const text = place.textContent.replace(/\s+/g, ' ').trim();
    if (text !== '' && text.length <= LONGEST && texts.at(-1) !== text) texts.push(text);
    place = place.parentElement;
  }
  return texts;
}
