import type { ResaleBill } from '@contract/booking-changes/resale/resale.views.js';
import { formatTl } from '@contract/common/money.js';

/** What goes back once the next guest has paid, before the yes. */
export function describeResale({ refundKurus, keptKurus, isBetter }: ResaleBill): string {
  if (!isBetter) return 'Devretmeniz gerekmez: şimdi iptal ederseniz de en az bu kadarı geri döner.';
  const [paid, refund, kept] = [refundKurus + keptKurus, refundKurus, keptKurus].map(formatTl);
  return keptKurus === 0
    ? `Yerinizi başka biri alırsa ödediğiniz ${paid}’nin tamamı size döner.`
    : `Yerinizi başka biri alırsa ödediğiniz ${paid}’nin ${refund}’si size döner, ${kept} kesilir.`;
}
