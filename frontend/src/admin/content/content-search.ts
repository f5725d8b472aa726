import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import { searchForm } from '@contract/common/turkish-text.js';
import type { ContentSection } from '@contract/content/content-section.js';
import { readable, startOf } from './content-values.js';

/** Finds the items whose name, key or text contains every word, in any spelling. */
export function matching(items: readonly AdminContentItem[], search: string): readonly AdminContentItem[] {
  const words = searchForm(search).split(' ').filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const text = searchForm([item.label, item.key, readable(item, startOf(item))].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

export function countBySection(
  items: readonly AdminContentItem[],
): Readonly<Partial<Record<ContentSection, number>>> {
  const counts: Partial<Record<ContentSection, number>> = {};
  for (const { section } of items) counts[section] = (counts[section] ?? 0) + 1;
  return counts;
}
