import { describe, expect, test } from '@jest/globals';
import { anOrderMail } from '../../../testing/sale-facts.js';
import type { MailKind, MailPayloads } from './mail-template.js';
import { SAMPLE_RETURN } from '../templates/parts/return-parts.js';
import { SAMPLE_WAITING } from '../templates/parts/waiting-list-parts.js';
import { SAMPLE_BOOKING } from '../templates/sample-facts.js';
import { withoutWebAddresses } from './sanitize-text.js';
import { testMailRenderer } from '../../../testing/test-studio.js';

const renderer = testMailRenderer();
const LINK = 'https://kotu.example/odul a@kotu.example';

const ORDER = anOrderMail({
  documents: [],
  buyer: { name: LINK, surname: LINK, email: 'ayse@example.com', phone: '+905325550112' },
  shippingAddress: `Kuzguncuk Mah. No: 5/3 ${LINK}`,
  notes: LINK,
});
const TURN = { ...ORDER, newRefundKurus: 0, isPaid: true, isRefunded: false, cargo: null };
const BACK = { ...ORDER, refundedKurus: 64_000 };
const RETURN = { ...ORDER, back: SAMPLE_RETURN.back };
const BOOKING = { ...SAMPLE_BOOKING, guestName: LINK };
const WAITING = { ...SAMPLE_WAITING, guestName: LINK };
const OFFERED = { offeredSeats: 1, until: '06.12.2026 09:00', minutes: 720 };

/** One mail of each kind that contains a typed name, which may be sent to a stranger's address. */
const NAMING: Partial<MailPayloads> = {
  'order-confirmation': ORDER,
  'order-shipped': TURN,
  'order-ready': TURN,
  'order-in-transit': TURN,
  'order-delivered': TURN,
  'order-cancelled': TURN,
  'order-reinstated': TURN,
  'order-corrected': {
    ...ORDER,
    corrected: [{ name: 'Kupa', when: null, before: 2, after: 1 }],
    isStudentDifference: false,
    totalBeforeKurus: 128_000,
    givenBackKurus: 64_000,
    openKurus: 0,
  },
  'refund-done': { ...BACK, lineName: null },
  'payment-link': {
    ...ORDER,
    paymentUrl: '/odeme/1',
    amountKurus: 64_000,
    expiresAt: '2026-11-22T11:02:00.000Z',
  },
  'payment-received': { ...ORDER, receivedKurus: 64_000, openKurus: 0 },
  'return-noticed': RETURN,
  'return-received': RETURN,
  'return-decided': RETURN,
  'document-issued': {
    ...ORDER,
    document: { kind: 'sale', number: 'TPR2026000000001', isOfficial: true, grossKurus: 64_000, pdf: '' },
  },
  'counter-receipt': ORDER,
  'counter-undone': ORDER,
  'payment-refunded': { ...BACK, isCancelled: true },
  'contact-corrected': {
    about: 'order',
    shortId: 'A4F2C81D',
    firstName: LINK,
    pageUrl: '/siparis/1',
    changes: [{ label: 'Teslimat adresi', value: LINK }],
  },
  'booking-ticket': BOOKING,
  'booking-reminder': { ...BOOKING, isToday: false },
  'booking-moved': {
    ...BOOKING,
    before: '11.12.2026 Cuma, 14:00–17:00',
    isOneBooking: false,
    choiceUrl: '/secim/1',
  },
  'booking-cancelled': { ...BOOKING, refundLines: [], isByRules: false },
  'seat-resale': { ...BOOKING, resaleSeats: 1, news: { because: 'lapsed' }, refundLines: [] },
  'workshop-called-off': {
    ...BOOKING,
    ...{ note: [], otherDates: ['19.12.2026 Cumartesi, 14:00–17:00'], choiceUrl: '/secim/1' },
    ...{ chooseBy: '10.12.2026 18:30', refund: '', credit: '' },
  },
  'waiting-list-joined': { ...WAITING, takesFewer: false, takesAnyDate: false },
  'waiting-list-offered': { ...WAITING, ...OFFERED },
  'waiting-list-offer-over': { ...WAITING, ...OFFERED },
  'waiting-list-new-date': { ...WAITING, dayUrl: '/workshops' },
  'waiting-list-offer-called-off': { ...WAITING, offeredSeats: 1, waitsFor: '19.12.2026' },
  'waiting-list-closed': { ...WAITING, because: 'over', otherDates: [], hadOffer: false },
};
const KINDS = Object.keys(NAMING) as MailKind[];

function expectNoLink(...texts: readonly string[]): void {
  for (const text of texts) {
    expect(text).not.toContain('kotu.example');
    expect(text).not.toMatch(/https:\/\/(?!toprak\.example)/);
  }
}

describe('What visitors type into a mail that may go to a stranger', () => {
  test.each(KINDS)('becomes no link and no address in %s', async (kind) => {
    const { subject, html, text } = await renderer.render(kind, NAMING[kind]!);
    expect(text).toContain('kotu. example');
    expectNoLink(subject, html, text);
  });

  test('keeps what an address at home is made of', () => {
    expect(withoutWebAddresses('Bereketli Sok. No: 12/3 D:4 (2. kat)')).toBe(
      'Bereketli Sok. No: 12/3 D:4 (2. kat)',
    );
  });
});
