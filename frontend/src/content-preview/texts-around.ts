/** A press on a word means its line or paragraph, so only this many ancestors are looked at. */
const FURTHEST = 5;
/** No text of the site is longer than this. */
const LONGEST = 6_000;

/** Returns the texts of an element and of its ancestors, the innermost first. */
export function textsAround(element: Element): string[] {
  const texts: string[] = [];
  let place: Element | null = element;
  for (let step = 0; place && place !== document.body && step < FURTHEST; step += 1) {
    const text = place.textContent.replace(/\s+/g, ' ').trim();
    if (text !== '' && text.length <= LONGEST && texts.at(-1) !== text) texts.push(text);
    place = place.parentElement;
  }
  return texts;
}
