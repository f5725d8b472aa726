import type { AdminRefund } from '@contract/orders/admin-orders.views.js';

const STATUS_WORDS: Readonly<Record<AdminRefund['status'], string>> = {
  requested: 'bankaya iletildi',
  done: 'karta döndü',
  failed: 'gerçekleşmedi',
  unclear: 'döndü mü belli değil',
};
const HANDED_BACK = 'elden iade edildi';
const TO_HAND_BACK = 'elden iade edilecek';

/** Says what became of a refund, after its amount. */
export function refundWords(refund: AdminRefund): string {
  const { status, isManual, method, becameCredit } = refund;
  if (isManual) return HANDED_BACK;
  if (becameCredit) return 'krediye dönüştü';
  if (method === 'credit') return 'krediye geri eklendi';
  return waitsForHand(refund) ? TO_HAND_BACK : STATUS_WORDS[status];
}

/** Cash, a transfer and the studio's own card machine; the shop sees to cards and credits. */
export function waitsForHand({ status, method, becameCredit }: AdminRefund): boolean {
  return status === 'requested' && method !== 'card' && method !== 'credit' && !becameCredit;
}
