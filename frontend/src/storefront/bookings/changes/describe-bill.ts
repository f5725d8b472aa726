import { formatTl } from '@contract/common/money.js';
import type { CancellationBill } from '@contract/workshops/policies/booking-policy.js';

/** What goes back of what was paid, before the yes. */
export function describeBill({ refundKurus, keptKurus }: CancellationBill): string {
  const paidKurus = refundKurus + keptKurus;
  if (paidKurus === 0) return 'Bu yer için ödeme almadık; iptal ederseniz yeriniz boşalır.';
  if (refundKurus === 0) return `Şimdi iptal ederseniz ödediğiniz ${formatTl(paidKurus)} iade edilmez.`;
  if (keptKurus === 0)
    return `Şimdi iptal ederseniz ödediğiniz ${formatTl(paidKurus)}’nin tamamı size döner.`;
  return `Şimdi iptal ederseniz ${formatTl(paidKurus)}’nin ${formatTl(refundKurus)}’si size döner, ${formatTl(keptKurus)} kesilir.`;
}
