import { formatTl } from '@contract/common/money.js';
import type { CancellationBill } from '@contract/workshops/policies/booking-policy.js';

/** What goes back of what was paid, before the yes. */
export function describeBill({ refundKurus, keptKurus }: CancellationBill): string {
  const paidKurus = refundKurus + keptKurus;
  const [paid, refund, kept] = [paidKurus, refundKurus, keptKurus].map(formatTl);
  if (paidKurus === 0) return 'Bu yer için ödeme almadık; iptal ederseniz yeriniz boşalır.';
  if (refundKurus === 0) return `Şimdi iptal ederseniz ödediğiniz ${paid} iade edilmez.`;
  return keptKurus === 0
    ? `Şimdi iptal ederseniz ödediğiniz ${paid}’nin tamamı size döner.`
    : `Şimdi iptal ederseniz ${paid}’nin ${refund}’si size döner, ${kept} kesilir.`;
}
