import type { AdminContentItem, ContentPreview } from '@contract/content/admin-content.views.js';
import { readable } from './content-values.js';

/** Returns enough of the text to find it on the page. */
export function textOnPage(item: AdminContentItem, value: string, { site }: ContentPreview): string {
  if (item.isPicture) return '';
  if (item.drawnAs === 'phone') return site.contact.phone;
  if (item.drawnAs === 'email') return site.contact.email;
  if (item.drawnAs === 'address') return site.contact.addressLines[0] ?? '';
  const [line = ''] = readable(item, value === '' ? item.builtIn : value)
    .trim()
    .split(/\n+/);
  // The page shows the part before the colon as a heading.
  if (item.drawnAs === 'step') return line.split(':', 1)[0] ?? '';
  return line.replace(/^• /, '');
}
