import { describe, expect, test } from '@jest/globals';
import { anOrderMail } from '../../testing/sale-facts.js';
import { testSettings } from '../../testing/test-settings.js';
import { MailRenderer } from './mail-renderer.js';
import type { MailKind, MailPayloads } from './mail-template.js';

const renderer = new MailRenderer(testSettings({}));

async function bodies<K extends MailKind>(kind: K, payload: MailPayloads[K]): Promise<string[]> {
  const { html, text } = await renderer.render(kind, payload);
  return [html, text];
}

const PAID = anOrderMail({ documents: [] });
const FREE = anOrderMail({ documents: [], discountKurus: 128000, totalKurus: 0, vatKurus: 0 });

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

  test('a paid order that is called off says that the money is on its way', async () => {
    const { subject } = await renderer.render('order-cancelled', PAID);
    expect(subject).toBe('Siparişiniz iptal edildi · A4F2C81D');
    for (const body of await bodies('order-cancelled', PAID)) {
      expect(body).toContain('Ödediğiniz 1.280,00\u00a0TL kartınıza geri dönüyor');
      expect(body).toContain('Kül sırlı çorba kâsesi');
      expect(body).not.toContain('Biletiniz');
      expect(body).not.toMatch(/[{}]{2}|undefined|null/);
    }
  });

  test('a free order that is called off promises no money', async () => {
    for (const body of await bodies('order-cancelled', { ...FREE, hasSeats: true })) {
      expect(body).toContain('sizden ödeme alınmamıştı');
      expect(body).toContain('Biletiniz artık geçerli değil');
      expect(body).not.toMatch(/kartınıza|iade/);
    }
  });

  test.each([
    [true, 'iptal edilen A4F2C81D numaralı siparişinizin ödemesi size döndü'],
    [false, 'siparişinizi hazırlamamız artık mümkün değildi'],
  ])('money that is back says why (called off: %p)', async (isCalledOff, why) => {
    const payload = { ...PAID, returnedKurus: 128000, isCalledOff };
    for (const body of await bodies('payment-returned', payload)) {
      expect(body).toContain(why);
      expect(body).toContain('1.280,00\u00a0TL');
    }
  });

  test('whoever booked seats is led back to the calendar, whoever bought pieces to the shelf', async () => {
    const returned = { ...PAID, returnedKurus: 128000, isCalledOff: true };
    const [shelf] = await bodies('payment-returned', returned);
    expect(shelf).toContain('Rafa Göz Atın');
    const [calendar] = await bodies('payment-returned', { ...returned, hasPieces: false, hasSeats: true });
    expect(calendar).toContain('href="https://toprak.example/workshops"');
    expect(calendar).toContain('Takvime Bakın');
  });
});
