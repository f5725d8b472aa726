import { describe, expect, it } from '@jest/globals';
import type { AdminRefund } from '@contract/orders/admin-orders.views.js';
import { anAdminOrder } from '../../../../testing/admin-orders.js';
import { orderHistory } from './order-history.js';

describe('The history of an order', () => {
  it.each([
    ['order_refund_requested', 'iade istendi'],
    ['order_payment_noted', 'ödeme kaydedildi'],
    ['order_payment_reversed', 'ödeme kaydı geri alındı'],
  ])('says of an amount under %s: %s', (event, words) => {
    const change = { id: '1', event, admin: 'Elif', at: '2026-11-28T04:35:00.000Z' };
    const [entry] = orderHistory(anAdminOrder(), [{ ...change, before: {}, after: { amountKurus: 55_000 } }]);
    expect(entry?.text.replace(/\s/gu, ' ')).toBe(`550,00 TL ${words}`);
  });

  it.each([
    [{ returnState: 'Kabul edilmedi', reason: 'Kullanılmış.' }, 'İade: Kabul edilmedi'],
    [{ returnState: 'Bildirildi', carrier: 'Kuş Kargo', returnCode: '42' }, 'İade kodu: 42'],
  ])('says what became of a return: %j', (after, words) => {
    const change = { id: '1', event: 'return_refused', admin: 'Elif', at: '2026-11-28T04:35:00.000Z' };
    const [entry] = orderHistory(anAdminOrder(), [{ ...change, before: {}, after }]);
    expect(entry?.text).toBe(words);
  });

  it.each([
    [{}, 'karta döndü'],
    [{ isManual: true }, 'elden iade edildi'],
    [{ becameCredit: true }, 'krediye dönüştü'],
    [{ method: 'credit' as const }, 'krediye geri eklendi'],
  ])('says where money went: %j', (way, words) => {
    const doneAt = '2026-11-28T04:35:00.000Z';
    const refund: AdminRefund = {
      ...{ id: '1', lineId: null, method: 'card', amountKurus: 55_000, status: 'done' },
      ...{ isManual: false, becameCredit: false, createdAt: doneAt, doneAt },
      ...way,
    };
    const texts = orderHistory(anAdminOrder({ refunds: [refund] }), []).map(({ text }) => text);
    expect(texts.map((text) => text.replace(/\s/gu, ' '))).toContain(`550,00 TL ${words}`);
  });

  it('says what was corrected and what the order costs since then', () => {
    const change = { id: '1', admin: 'Elif', at: '2026-11-28T04:35:00.000Z', before: {} };
    const after = { totalKurus: 128_000, correctedLines: 'Kupa: 3 yerine 2', givenBackKurus: 64_000 };
    const [entry] = orderHistory(anAdminOrder(), [{ ...change, event: 'order_lines_corrected', after }]);
    expect(entry?.text.replace(/\s/gu, ' ')).toBe(
      'düzeltildi (Kupa: 3 yerine 2), yeni toplam 1.280,00 TL, 640,00 TL geri veriliyor',
    );
  });
});
