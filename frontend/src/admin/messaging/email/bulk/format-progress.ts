import { formatNumber } from '../../../lib/format-number.js';

/** '1.204/12.480 gönderildi, 3 başarısız' */
export function formatProgress(counts: {
  readonly recipientCount: number;
  readonly sentCount: number;
  readonly failedCount: number;
  readonly skippedCount: number;
}): string {
  const parts = [
    `${formatNumber(counts.sentCount)}/${formatNumber(counts.recipientCount)} gönderildi`,
    counts.failedCount > 0 && `${formatNumber(counts.failedCount)} başarısız`,
    counts.skippedCount > 0 && `${formatNumber(counts.skippedCount)} gönderilmedi`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
