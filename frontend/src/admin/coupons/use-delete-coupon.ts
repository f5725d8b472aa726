import type { AdminCouponRow } from '@contract/coupons/admin-coupons.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { describeRowFailure } from '../lib/describe-row-failure.js';
import { REMOVE_FAILED, REMOVE_QUESTION, REMOVED } from './coupon.texts.js';

export function useDeleteCoupon(): (coupon: AdminCouponRow) => Promise<void> {
  const { client, admin } = trpc.useUtils();
  return async ({ id, version, code, usageCount }) => {
    const isMeant = await confirm({
      title: `${code} silinsin mi?`,
      text:
        usageCount === 0
          ? `${REMOVE_QUESTION} Sepetlerde bir daha kullanılamaz.`
          : `${REMOVE_QUESTION} Sepetlerde bir daha kullanılamaz; onu kullanan ${usageCount} siparişte adıyla görünmeye devam eder.`,
      confirmLabel: 'Kuponu Sil',
    });
    if (!isMeant) return;
    try {
      await client.admin.coupons.remove.mutate({ id, version });
      toast.success({ text: REMOVED });
    } catch (error) {
      toast.error({ text: describeRowFailure(error, REMOVE_FAILED) });
    }
    await admin.coupons.invalidate();
  };
}
