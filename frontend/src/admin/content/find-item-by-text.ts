import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import { readable, startOf } from './content-values.js';

/** Shorter texts may occur in other texts by chance. */
const TELLING = 12;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Finds the content item that a page shows with one of these texts, which go from the innermost outwards. Items of that page win. */
export function findItemByText(
  items: readonly AdminContentItem[],
  page: string,
  texts: readonly string[],
): AdminContentItem | null {
  const written = items.filter(({ isPicture }) => !isPicture);
  const near = [
    ...written.filter((item) => item.page === page),
    ...written.filter((item) => item.page !== page),
  ];
  const said = near.map((item) => ({ item, value: readable(item, startOf(item)) }));
  for (const text of texts) {
    const found =
      said.find(({ value }) => plain(value) === text) ??
      said.find(({ value }) => value.split('\n').some((line) => lineOf(line) === text)) ??
      (text.length < TELLING ? undefined : said.find(({ value }) => plain(value).includes(text)));
    if (found) return found.item;
  }
  return null;
}

function lineOf(line: string): string {
  return plain(line.replace(/^• /, ''));
}
