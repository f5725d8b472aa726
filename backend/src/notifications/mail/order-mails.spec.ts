import { describe, expect, test } from '@jest/globals';
import { anOrderMail } from '../../../testing/sale-facts.js';
import type { MailKind, MailPayloads } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { testMailRenderer } from '../../../testing/test-studio.js';

const renderer = testMailRenderer();

async function bodies<K extends MailKind>(kind: K, payload: MailPayloads[K]): Promise<string[]> {
  const { html, text } = await renderer.render(kind, payload);
  return [html, text];
}

/** All mails about an order that the buyer may collect, which are never those about a parcel. */
const KINDS_OF_AN_ORDER = [
  ...(['order-confirmation', 'new-order-notice', 'order-ready', 'order-delivered'] as const),
  ...(['order-cancelled', 'order-reinstated', 'refund-done', 'payment-refunded'] as const),
  ...(['payment-refunded-notice', 'refund-failed-notice'] as const),
];

const PAID = anOrderMail({ documents: [] });
const CANCELLED = { ...PAID, newRefundKurus: 128000, isPaid: true, isRefunded: false, cargo: null };
const FREE = anOrderMail({ documents: [], discountKurus: 128000, totalKurus: 0, vatKurus: 0 });

const UNPAID = { ...FREE, newRefundKurus: 0, isPaid: false, isRefunded: false, cargo: null };

describe('Mail about an order', () => {
  test('the confirmation thanks for a payment only when there was one', async () => {
    for (const body of await bodies('order-confirmation', PAID)) {
      expect(body).toContain('siparişinizi ve ödemenizi aldık');
      expect(body).not.toContain('ödeme alınmadı');
    }
    for (const body of await bodies('order-confirmation', FREE)) {
      expect(body).toContain('siparişinizi aldık');
      expect(body).toContain('sizden ödeme alınmadı');
      expect(body).not.toContain('ödemenizi');
    }
  });

  test('the studio is told whether money came', async () => {
    for (const body of await bodies('new-order-notice', PAID)) expect(body).toContain('Ödeme alındı.');
    for (const body of await bodies('new-order-notice', FREE)) {
      expect(body).not.toContain('Ödeme alındı');
      expect(body).not.toContain('ödemesi alındı');
      expect(body).toContain('ödeme alınmadı');
    }
  });

  test('a paid order that is cancelled says that the money is on its way', async () => {
    const { subject } = await renderer.render('order-cancelled', CANCELLED);
    expect(subject).toBe('Siparişiniz iptal edildi · A4F2C81D');
    for (const body of await bodies('order-cancelled', CANCELLED)) {
      expect(body).toContain('Ödediğiniz 1.280,00\u00a0TL kartınıza geri dönüyor');
      expect(body).toContain('Kül sırlı çorba kâsesi');
      expect(body).not.toContain('Biletiniz');
      expect(body).not.toMatch(/[{}]{2}|undefined|null/);
    }
  });

  test.each([
    [64_000, 'kredinize geri eklendi, kodunuz geçerli.', /kartınıza|bankanıza/],
    [24_000, 'Kalan 400,00\u00a0TL kartınıza gönderildi.', /kartınıza gönderdik/],
    [0, 'iadenizi kartınıza gönderdik.', /kredinize|Kalan 6/],
  ])('a refund of which %d kuruş went back to a credit', async (creditedKurus, told, untold) => {
    const facts = { ...PAID, refundedKurus: 64_000, creditedKurus, lineName: null };
    for (const body of await bodies('refund-done', facts)) {
      expect(body).toContain(told);
      expect(body).not.toMatch(untold);
    }
  });

  test('a cancelled order that a credit had paid names the credit, and no card', async () => {
    const facts = { ...CANCELLED, newRefundKurus: 0, newCreditKurus: 128_000 };
    for (const body of await bodies('order-cancelled', facts)) {
      expect(body).toContain('Krediyle ödediğiniz 1.280,00\u00a0TL kredinize geri eklendi; kodunuz geçerli.');
      expect(body).not.toMatch(/kartınıza|iletişime geçeceğiz|ödeme alınmamıştı/);
    }
  });

  test('a free order that is cancelled promises no money', async () => {
    for (const body of await bodies('order-cancelled', { ...UNPAID, hasSeats: true })) {
      expect(body).toContain('sizden ödeme alınmamıştı');
      expect(body).toContain('Biletiniz artık geçerli değil');
      expect(body).not.toMatch(/kartınıza|iade/);
    }
  });

  test.each([
    [true, 'iptal edilen A4F2C81D numaralı siparişinizin ödemesi size döndü'],
    [false, 'siparişinizi hazırlamamız artık mümkün değildi'],
  ])('money that is back says why (cancelled: %p)', async (isCancelled, why) => {
    const payload = { ...PAID, refundedKurus: 128000, isCancelled };
    for (const body of await bodies('payment-refunded', payload)) {
      expect(body).toContain(why);
      expect(body).toContain('1.280,00\u00a0TL');
    }
  });

  test('money that went back stands below the total, with what is left', async () => {
    const part = { ...PAID, refundedKurus: 28000, lineName: 'Kupa' };
    const sums = async (payload: MailPayloads['refund-done']) => {
      const { text } = await renderer.render('refund-done', payload);
      return [...text.matchAll(/^(İade|Kalan): (.*)$/gm)].map(([, label, sum]) => `${label} ${sum}`);
    };
    expect(await sums({ ...part, afterRefund: { refundKurus: 28000, leftKurus: 100000 } })).toEqual([
      'İade −280,00\u00a0TL',
      'Kalan 1.000,00\u00a0TL',
    ]);
    const { html } = await renderer.render('refund-done', {
      ...part,
      afterRefund: { refundKurus: 128000, leftKurus: 0 },
    });
    expect(html).toMatch(/Kalan<[^]*0,00\u00a0TL/);
    expect(await sums(part)).toEqual([]);
  });

  test('a buyer of seats is led back to the calendar, a buyer of pieces to the products', async () => {
    const returned = { ...PAID, refundedKurus: 128000, isCancelled: true };
    const [ofPieces] = await bodies('payment-refunded', returned);
    expect(ofPieces).toContain('Rafa Göz Atın');
    const [calendar] = await bodies('payment-refunded', { ...returned, hasPieces: false, hasSeats: true });
    expect(calendar).toContain('href="https://toprak.example/workshops"');
    expect(calendar).toContain('Takvime Bakın');
  });

  test('a cancelled order never promises money that does not come', async () => {
    for (const body of await bodies('order-cancelled', { ...CANCELLED, newRefundKurus: 0 })) {
      expect(body).toContain('Ödemeniz için sizinle ayrıca iletişime geçeceğiz');
      expect(body).not.toContain('kartınıza');
    }
    const returned = { ...CANCELLED, newRefundKurus: 0, isPaid: false, isRefunded: true };
    for (const body of await bodies('order-cancelled', returned)) {
      expect(body).toContain('daha önce iade edilmişti');
    }
  });

  test('a confirmation without a payment thanks for none', async () => {
    for (const body of await bodies('order-confirmation', { ...PAID, isUnpaid: true })) {
      expect(body).toContain('siparişinizi aldık');
      expect(body).toContain('Kartınızdan ödeme alınmadı');
      expect(body).not.toContain('ödemenizi aldık');
    }
  });

  test('the confirmation says until when unpaid seats wait', async () => {
    const payBy = '2026-12-12T11:00:00.000Z';
    for (const body of await bodies('order-confirmation', { ...PAID, isUnpaid: true, payBy })) {
      expect(body).toContain('12.12.2026 14:00');
      expect(body).toContain('ödemeniz o zamana kadar gelmezse yer yeniden boşalır');
      expect(body).not.toContain('sizinle görüştüğümüz gibi');
    }
  });

  test('the confirmation of a sale in the studio promises no contract, which it has none of', async () => {
    for (const body of await bodies('order-confirmation', PAID)) {
      expect(body.toLowerCase()).not.toContain('sözleşme');
    }
    for (const body of await bodies('order-confirmation', anOrderMail())) {
      expect(body).toContain('bu e-postanın ekinde');
    }
  });

  const CARGO = {
    company: 'Aras Kargo',
    trackingNumber: '7 <b>42</b>',
    trackingUrl: 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code=7%20%3Cb%3E42&x=1',
  };

  test.each([
    ['order-shipped', 'Siparişiniz kargoda', 'kargoya verildi'],
    ['order-in-transit', 'Siparişiniz yolda', 'adresinize geliyor'],
    ['order-delivered', 'Siparişiniz teslim edildi', 'Güle güle kullanın'],
  ] as const)('%s tells where the parcel is', async (kind, subject, news) => {
    const facts = { ...CANCELLED, newRefundKurus: 0, cargo: CARGO };
    expect((await renderer.render(kind, facts)).subject).toBe(`${subject} · A4F2C81D`);
    const [html, text] = await bodies(kind, facts);
    for (const body of [html, text]) {
      expect(body).toContain(news);
      expect(body).toContain('Aras Kargo');
      expect(body).not.toMatch(/[{}]{2}|undefined|null/);
    }
    expect(html).toContain('7 &lt;b&gt;42');
    expect(html).toContain(
      'href="https://kargotakip.araskargo.com.tr/mainpage.aspx?code=7%20%3Cb%3E42&amp;x=1"',
    );
    expect(text).toContain(CARGO.trackingUrl);
    const [without] = await bodies(kind, { ...facts, cargo: null });
    expect(without).not.toMatch(/Kargonuz|Takip numarası/);
  });

  test.each(KINDS_OF_AN_ORDER)('%s speaks of no parcel when the buyer collects the pieces', async (kind) => {
    const shippingAddress = 'Atölyeden teslim: Üsküdar / İstanbul';
    const collected = { isPickedUp: true, shippingAddress, cargo: null };
    const facts = { ...MAIL_TEMPLATES[kind].sample, ...collected } as MailPayloads[typeof kind];
    const { subject, html, text } = await renderer.render(kind, facts);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/kargo|yola çık/i);
  });

  test('a parcel’s mail invites nobody to a cancelled seat, and names the new date of a moved one', async () => {
    const [piece] = PAID.lines;
    const seat = { ...piece!, name: 'Çarkta ilk kâse', when: '19.12.2026 Cumartesi, 14:00–17:00' };
    const facts = {
      ...CANCELLED,
      newRefundKurus: 0,
      afterRefund: { refundKurus: 28_000, leftKurus: 100_000 },
    };
    const lines = [piece!, { ...seat, isCancelled: true }, { ...seat, isMoved: true }];
    for (const body of await bodies('order-shipped', { ...facts, lines })) {
      expect(body.match(/İptal edildi/g)).toHaveLength(1);
      // The text's line with quantity and price ends with the amount.
      expect(body).not.toMatch(/×.*\s+İptal edildi/);
      expect(body.match(/Yeni tarihi: 19\.12\.2026 Cumartesi/g)).toHaveLength(1);
      expect(body).toContain('−280,00');
      expect(body).toContain('1.000,00');
    }
  });

  test('an order that is reinstated says whether its payment is open', async () => {
    for (const body of await bodies('order-reinstated', { ...CANCELLED, hasSeats: true })) {
      expect(body).toContain('yeniden işleme aldık');
      expect(body).toContain('güncel biletiniz');
      expect(body).not.toContain('iletişime geçeceğiz');
    }
    for (const body of await bodies('order-reinstated', { ...CANCELLED, isPaid: false })) {
      expect(body).toContain('Ödemesi için sizinle ayrıca iletişime geçeceğiz');
    }
  });

  test('a refund names the KDV contained in it, if money of a line went back', async () => {
    const facts = { ...PAID, refundedKurus: 5000, lineName: null };
    for (const body of await bodies('refund-done', { ...facts, refundedVatKurus: 833 })) {
      expect(body).toContain('Bu tutarın içindeki KDV 8,33\u00a0TL.');
    }
    for (const body of await bodies('refund-done', { ...facts, refundedVatKurus: 0 })) {
      expect(body).not.toContain('Bu tutarın');
    }
  });

  test('a refund says what it is for when it is for one line', async () => {
    const facts = { ...PAID, refundedKurus: 5000, lineName: 'Kül sırlı çorba kâsesi' };
    for (const body of await bodies('refund-done', facts)) {
      expect(body).toContain('Kül sırlı çorba kâsesi için 50,00\u00a0TL');
    }
    for (const body of await bodies('refund-done', { ...facts, lineName: null })) {
      expect(body).toContain('siparişinizde 50,00\u00a0TL tutarındaki iadenizi');
    }
  });
});
