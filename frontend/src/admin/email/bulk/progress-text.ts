import { numberText } from '../../lib/number-text.js';

/** '1.204/12.480 gönderildi, 3 başarısız' */
export function progressText(counts: {
  readonly recipientCount: number;
  readonly sentCount: number;
  readonly failedCount: number;
  readonly skippedCount: number;
}): string {
  const parts = [
    `${numberText(counts.sentCount)}/${numberText(counts.recipientCount)} gönderildi`,
    counts.failedCount > 0 && `${numberText(counts.failedCount)} başarısız`,
    counts.skippedCount > 0 && `${numberText(counts.skippedCount)} gönderilmedi`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
