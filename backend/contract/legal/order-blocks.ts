import { formatTl } from '../common/money.js';
import { formatPhone } from '../common/phone.js';
import type { LegalBlock } from '../orders/legal-document.js';
import type { KnownSeller } from '../studio/seller-identity.js';
import { paragraph } from './legal-blocks.js';
import { type GeneralFacts, type LegalFacts, orderOf } from './legal-facts.js';

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
  const { buyer, deliveryAddress } = order;
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

export function linesAndTotals(facts: GeneralFacts | LegalFacts): LegalBlock[] {
  const order = orderOf(facts);
  if (order === null) {
    return [
      paragraph(
        'Satın alınan ürün ve hizmetlerin adı, adedi, birim fiyatı ve toplam tutarı sipariş özetinde yer alır.',
      ),
    ];
  }
  return [
    {
      kind: 'table',
      head: ['Ürün veya hizmet', 'Adet', 'Birim fiyat', 'Toplam'],
      rows: order.lines.map((line) => [
        line.name,
        String(line.quantity),
        formatTl(line.unitPriceKurus),
        formatTl(line.totalKurus),
      ]),
    },
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
      ],
    },
  ];
}
