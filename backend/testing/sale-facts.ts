import type { OrderConfirmationFacts } from '../src/notifications/mail/facts/order-mail-facts.js';
import type { LegalFacts } from '../contract/legal/legal-facts.js';
import { buildLegalDocuments } from '../src/orders/documents/legal-documents.js';
import { DELIVERY_TERMS } from '../contract/legal/delivery-terms.js';
import { INITIAL_POLICIES } from '../contract/workshops/policies/booking-policies.js';
import { TEST_SELLER } from './test-studio.js';

/** The facts of one sale for contracts and mails. */
export function aSale(given: Partial<LegalFacts> = {}): LegalFacts {
  return {
    seller: TEST_SELLER,
    returns: { address: null, carrier: null },
    delivery: DELIVERY_TERMS,
    policies: INITIAL_POLICIES,
    buyer: { name: 'Ayşe Gül', surname: 'Çığıroğlu', email: 'ayse@example.com', phone: '+905325550112' },
    deliveryAddress: 'Kuzguncuk Mah. Bereketli Sok. No: 12 D: 3, Üsküdar / İstanbul',
    isPickedUp: false,
    lines: [
      {
        kind: 'product',
        name: 'Kül sırlı çorba kâsesi',
        qualities: [
          { label: 'Malzeme', value: 'Stoneware' },
          { label: 'Ölçüler', value: '14 × 7 cm' },
        ],
        quantity: 2,
        unitPriceKurus: 64000,
        totalKurus: 128000,
        vatRatePercent: 20,
        policy: null,
      },
    ],
    subtotalKurus: 128000,
    discountKurus: 0,
    shippingKurus: 0,
    totalKurus: 128000,
    vatKurus: 21333,
    vatGroups: [{ ratePercent: 20, totalKurus: 128000, vatKurus: 21333 }],
    ...given,
  };
}

export function anOrderMail(given: Partial<OrderConfirmationFacts> = {}): OrderConfirmationFacts {
  const sale = aSale();
  const { preInformation, distanceContract } = buildLegalDocuments(sale);
  return {
    shortId: 'A4F2C81D',
    orderUrl: '/siparis/a4f2c81d?anahtar=gizli',
    buyer: sale.buyer,
    lines: sale.lines.map((line) => ({
      ...line,
      when: null,
      isStudent: false,
      pictureUrl: '/media/kase.jpg/160.jpeg',
    })),
    hasPieces: true,
    hasSeats: false,
    couponCode: null,
    subtotalKurus: sale.subtotalKurus,
    discountKurus: sale.discountKurus,
    totalKurus: sale.totalKurus,
    vatKurus: sale.vatKurus,
    shippingAddress: sale.deliveryAddress,
    notes: 'Işıklı bir kutuya koyar mısınız?',
    placedAt: '2026-11-21T11:02:00.000Z',
    preparationDays: 21,
    documents: [preInformation, distanceContract],
    tickets: [],
    ...given,
  };
}
