import { formatTl } from '../common/money.js';
import { formatPhone } from '../common/phone.js';
import type { LegalBlock, LegalFact } from '../orders/legal-document.js';
import type { KnownSeller } from '../studio/seller-identity.js';
import type { VatGroup } from '../orders/order-totals.js';
import { paragraph } from './legal-blocks.js';
import {
  type BuyingCompany,
  type GeneralFacts,
  type LegalFacts,
  type LegalLine,
  orderOf,
} from './legal-facts.js';

/** The blocks of a legal text that are made of facts; without an order, a sentence says what stands there. */

const known = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);

export function sellerFacts({ seller }: { readonly seller: KnownSeller }): LegalBlock {
  return {
    kind: 'facts',
    facts: [
      { label: 'Unvan', value: seller.title },
      { label: 'Adres', value: seller.address },
      { label: 'Telefon', value: seller.phone },
      { label: 'E-posta', value: seller.email },
      ...known('Vergi dairesi ve numarası', seller.tax),
      ...known('MERSİS numarası', seller.mersis),
      ...known('Meslek odası', seller.chamber),
      ...known('KEP adresi', seller.kep),
    ],
  };
}

export function buyerFacts(facts: GeneralFacts | LegalFacts): LegalBlock {
  const order = orderOf(facts);
  if (order === null) {
    return paragraph(
      'Alıcının adı soyadı, e-posta adresi, telefonu ve teslimat adresi, siparişte yazıldığı gibi.',
    );
  }
  const { buyer, deliveryAddress, isPickedUp } = order;
  const place = { label: isPickedUp ? 'Teslim yeri' : 'Teslimat adresi', value: deliveryAddress };
  return {
    kind: 'facts',
    facts: [
      { label: 'Ad soyad', value: `${buyer.name} ${buyer.surname}` },
      { label: 'E-posta', value: buyer.email },
      { label: 'Telefon', value: formatPhone(buyer.phone) },
      ...(deliveryAddress === '' ? [] : [place]),
      ...companyFacts(buyer.company),
    ],
  };
}

/** To whom the invoice goes, when it is not the person named above. */
function companyFacts(company: BuyingCompany | undefined): LegalFact[] {
  if (company === undefined) return [];
  return [
    { label: 'Fatura unvanı', value: company.title },
    { label: 'Vergi dairesi ve numarası', value: `${company.taxOffice}, ${company.taxNumber}` },
    { label: 'Fatura adresi', value: company.address },
  ];
}

export function linesAndTotals(facts: GeneralFacts | LegalFacts): LegalBlock[] {
  const order = orderOf(facts);
  if (order === null) {
    return [
      paragraph(
        'Satın alınan ürün ve hizmetlerin adı, adedi, birim fiyatı ve toplam tutarı sipariş özetinde yer alır.',
      ),
    ];
  }
  const isMixed = order.vatGroups.length > 1;
  return [
    {
      kind: 'table',
      head: ['Ürün veya hizmet', 'Adet', 'Birim fiyat', ...(isMixed ? ['KDV'] : []), 'Toplam'],
      rows: order.lines.map((line) => [
        line.name,
        String(line.quantity),
        formatTl(line.unitPriceKurus),
        ...(isMixed ? [`%${line.vatRatePercent}`] : []),
        formatTl(line.totalKurus),
      ]),
    },
    ...qualitiesOf(order.lines),
    {
      kind: 'facts',
      facts: [
        { label: 'Ara toplam', value: formatTl(order.subtotalKurus) },
        ...(order.discountKurus > 0
          ? [{ label: 'İndirim', value: `−${formatTl(order.discountKurus)}` }]
          : []),
        ...(order.lines.some(({ kind }) => kind === 'product')
          ? [{ label: 'Teslimat ücreti', value: order.delivery.fee }]
          : []),
        { label: 'Toplam (KDV dâhil)', value: formatTl(order.totalKurus) },
        { label: 'Toplamın içindeki KDV', value: formatTl(order.vatKurus) },
        ...(isMixed ? order.vatGroups.map(vatOfRate) : []),
      ],
    },
  ];
}

/** The material and size of each piece and the contents of each seat; no block when the studio tells none of them. */
function qualitiesOf(lines: readonly LegalLine[]): LegalBlock[] {
  const facts = lines
    .filter(({ qualities }) => qualities.length > 0)
    .map(({ name, qualities }) => ({
      label: name,
      value: qualities.map(({ label, value }) => `${label}: ${value}`).join('; '),
    }));
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

/** What is sold at one rate; several rates are told apart. */
function vatOfRate({ ratePercent, totalKurus, vatKurus }: VatGroup): LegalFact {
  return {
    label: `KDV %${ratePercent}`,
    value: `${formatTl(vatKurus)} (${formatTl(totalKurus)} tutarın içinde)`,
  };
}
