import { formatTl } from '@contract/common/money.js';

/** What is wrong with a typed amount that may be at most what is open. */
export function amountComplaint(kurus: number | null, openKurus: number): string | undefined {
  if (kurus === null) return 'Tutarı 1.250,00 gibi yazın.';
  if (kurus < 1) return 'Tutar 0,01 TL’den az olamaz.';
  return kurus > openKurus ? `Kalan tutar ${formatTl(openKurus)}.` : undefined;
}
