import type { GeneralFacts, LegalFacts, LegalLine } from './legal-facts.js';

/** The sales with which a text is tried before it is in force. */
export const SAMPLE_SALES = ['products', 'workshops', 'both', 'free'] as const;
export type SampleSale = (typeof SAMPLE_SALES)[number];

export const SAMPLE_SALE_LABELS: Readonly<Record<SampleSale, string>> = {
  products: 'Ürün siparişi',
  workshops: 'Atölye siparişi',
  both: 'Ürün ve atölye',
  free: 'Ücretsiz sipariş',
};

const BOWL: LegalLine = {
  policy: null,
  kind: 'product',
  name: 'Örnek kâse',
  qualities: [
    { label: 'Malzeme', value: 'Stoneware' },
    { label: 'Ölçüler', value: '14 × 7 cm' },
  ],
  quantity: 2,
  unitPriceKurus: 60_000,
  totalKurus: 120_000,
  vatRatePercent: 20,
};
const SEAT: LegalLine = {
  policy: null,
  kind: 'workshop',
  name: 'Örnek atölye (14 Mart Cumartesi, 14:00–17:00)',
  qualities: [
    { label: 'Süre', value: '3 saat' },
    { label: 'İçerik', value: 'Kil, sır, fırınlama ve çay dâhildir.' },
  ],
  quantity: 1,
  unitPriceKurus: 180_000,
  totalKurus: 180_000,
  vatRatePercent: 20,
};
const LINES: Readonly<Record<SampleSale, readonly LegalLine[]>> = {
  products: [BOWL],
  workshops: [SEAT],
  both: [BOWL, SEAT],
  free: [BOWL],
};

/** An order that nobody placed, with the studio's own details. */
export function sampleSale(sale: SampleSale, facts: GeneralFacts): LegalFacts {
  const lines = LINES[sale].map((line) =>
    line.kind === 'workshop' ? { ...line, policy: facts.policies.general } : line,
  );
  const subtotalKurus = lines.reduce((sum, { totalKurus }) => sum + totalKurus, 0);
  const isFree = sale === 'free';
  const totalKurus = isFree ? 0 : subtotalKurus;
  const vatKurus = Math.round(totalKurus / 6);
  return {
    ...facts,
    buyer: { name: 'Örnek', surname: 'Alıcı', email: 'alici@example.com', phone: '+905321234567' },
    deliveryAddress: sale === 'workshops' ? '' : 'Örnek Mahallesi, Örnek Sokak No: 1, Üsküdar / İstanbul',
    isPickedUp: false,
    lines,
    subtotalKurus,
    discountKurus: isFree ? subtotalKurus : 0,
    shippingKurus: 0,
    totalKurus,
    vatKurus,
    vatGroups: [{ ratePercent: 20, totalKurus, vatKurus }],
  };
}
