/** Amounts are integers in kuruş; lira are used only at the edges (screen, REST, mail, bank). */
const KURUS_PER_LIRA = 100;

const liraFormat = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 125000 → '1.250,00 TL' with a no-break space. Nothing taken away is nothing: adding 0 turns -0 into 0. */
export function formatTl(kurus: number): string {
  return `${liraFormat.format(kurus / KURUS_PER_LIRA + 0)}\u00a0TL`;
}

/** 125050 → 1250.5, for documented REST fields and the bank. */
export function kurusToLira(kurus: number): number {
  return kurus / KURUS_PER_LIRA;
}

/** 1250.5 or '1250.50' → 125050. Null for anything that is not an amount with at most two decimals. */
export function liraToKurus(lira: unknown): number | null {
  const text = typeof lira === 'number' ? String(lira) : lira;
  if (typeof text !== 'string' || !/^\d{1,9}(\.\d{1,2}0*)?$/.test(text)) return null;
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(whole) * KURUS_PER_LIRA + Number(fraction.slice(0, 2).padEnd(2, '0'));
}

/**
 * Parses a typed amount into kuruş: '1.250,50', '1250,5', '1250.50', '1.250' or '1250 TL'. Null for anything
 * else.
 */
export function typedLiraToKurus(typed: string): number | null {
  const text = typed.replace(/(\s|TL|₺)/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return liraToKurus(text.replaceAll('.', '').replace(',', '.'));
  return liraToKurus(text.replace(',', '.'));
}

/** The KDV contained in a gross amount, rounded half up to the kuruş: the only place where tax is rounded. */
export function includedVatKurus(grossKurus: number, ratePercent: number): number {
  return grossKurus - Math.round((grossKurus * 100) / (100 + ratePercent));
}
