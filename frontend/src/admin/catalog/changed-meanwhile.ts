import type { AdminProductRow } from '@contract/catalog/admin-catalog.views.js';
import { formatTl } from '@contract/common/money.js';

type Seen = Pick<AdminProductRow, 'id' | 'version' | 'name'> & Partial<AdminProductRow>;

/**
 * Describes what somebody else changed in a product since the list was read, after a button had no effect for that
 * reason.
 */
export function changedMeanwhile(seen: Seen, now: AdminProductRow): string {
  const changes = [
    now.name !== seen.name && `adı “${now.name}”`,
    seen.priceKurus !== undefined &&
      now.priceKurus !== seen.priceKurus &&
      `fiyatı ${formatTl(now.priceKurus)}`,
    seen.category !== undefined &&
      now.category.id !== seen.category.id &&
      `kategorisi “${now.category.name}”`,
    seen.isActive !== undefined &&
      now.isActive !== seen.isActive &&
      (now.isActive ? 'rafta' : 'raftan kalkmış'),
  ].filter((change) => change !== false);
  const what = changes.length === 0 ? '' : ` Şimdi ${changes.join(', ')}.`;
  return `“${seen.name}” siz bakarken başka bir yönetici tarafından değiştirildi.${what} Yeni hâli yüklendi; bakıp yeniden deneyin.`;
}
