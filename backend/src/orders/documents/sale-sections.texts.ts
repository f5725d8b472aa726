import {
  FULFILMENT,
  NO_PAYMENT,
  PAYMENT,
  type SaleKind,
  withdrawal,
} from '../../../contract/content/sale-clauses.2026-11.texts.js';
import { formatTl } from '../../../contract/common/money.js';
import { formatPhone } from '../../../contract/common/phone.js';
import type { LegalBlock, LegalSection } from '../../../contract/orders/legal-document.js';
import type { LegalFacts } from './legal-facts.js';

/** Sections that both documents of an order contain, with its data. */

export function buyerFacts(facts: LegalFacts): LegalBlock {
  const { buyer, deliveryAddress } = facts;
  return {
    kind: 'facts',
    facts: [
      { label: 'Ad soyad', value: `${buyer.name} ${buyer.surname}` },
      { label: 'E-posta', value: buyer.email },
      { label: 'Telefon', value: formatPhone(buyer.phone) },
      ...(deliveryAddress === '' ? [] : [{ label: 'Teslimat adresi', value: deliveryAddress }]),
    ],
  };
}

export function linesAndTotals(facts: LegalFacts): LegalBlock[] {
  return [
    {
      kind: 'table',
      head: ['Ürün veya hizmet', 'Adet', 'Birim fiyat', 'Toplam'],
      rows: facts.lines.map((line) => [
        line.name,
        String(line.quantity),
        formatTl(line.unitPriceKurus),
        formatTl(line.totalKurus),
      ]),
    },
    {
      kind: 'facts',
      facts: [
        { label: 'Ara toplam', value: formatTl(facts.subtotalKurus) },
        ...(facts.discountKurus > 0
          ? [{ label: 'İndirim', value: `−${formatTl(facts.discountKurus)}` }]
          : []),
        ...(kindsOf(facts).includes('product') ? [{ label: 'Teslimat ücreti', value: 'Ücretsiz' }] : []),
        { label: 'Toplam (KDV dâhil)', value: formatTl(facts.totalKurus) },
        { label: 'Toplamın içindeki KDV', value: formatTl(facts.vatKurus) },
      ],
    },
  ];
}

/** Nothing has to be paid: no card is needed, and the order alone concludes the contract. */
export function isFree({ totalKurus }: LegalFacts): boolean {
  return totalKurus === 0;
}

export function payment(facts: LegalFacts): LegalSection {
  return isFree(facts) ? NO_PAYMENT : PAYMENT;
}

/** The delivery terms for each kind of line in this order. */
export function fulfilment(facts: LegalFacts): LegalSection[] {
  return kindsOf(facts).map((kind) => FULFILMENT[kind]);
}

export function withdrawalRights(facts: LegalFacts): LegalSection[] {
  return kindsOf(facts).map((kind) => withdrawal(kind, facts.seller));
}

function kindsOf(facts: LegalFacts): SaleKind[] {
  return [...new Set(facts.lines.map((line) => line.kind))];
}
