import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminCouponView } from '@contract/coupons/admin-coupons.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { toast } from '../../ui/toast.js';
import { fallbackText } from '../lib/fallback-texts.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import type { VersionedSaveOptions } from '../lib/use-versioned-save.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { RecordForm } from '../ui/record-form.js';
import { conflictFields } from './coupon-conflict.js';
import { CouponFields } from './coupon-fields.js';
import { type CouponFormValues, couponResolver, toCoupon, valuesOf } from './coupon-form-values.js';
import { CREATED, SAVE_FAILED, UPDATED } from './coupon.texts.js';
import { TargetsField } from './targets-field.js';

interface CouponFormProps {
  readonly formId: string;
  /** Null for a new coupon. */
  readonly coupon: AdminCouponView | null;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

/** Type and value are one choice, and so are scope and targets. */
const ONE_CHOICE = [
  ['type', 'valueHundredths'],
  ['applicableTo', 'productIds', 'categoryIds', 'customerIds'],
] as const;

export function CouponForm({ formId, coupon: read, onSaving, onSaved }: CouponFormProps) {
  // The version with which the form was filled; later reads do not replace it.
  const [coupon, setCoupon] = useState(read);
  const form = useForm<CouponFormValues>({ resolver: couponResolver, defaultValues: valuesOf(coupon) });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const isUnsaved = isDirty && !isSubmitting && !isSubmitSuccessful;
  useLeaveWarning(isUnsaved, 'Kuponda yaptığınız değişiklikler kaydedilmedi.');
  const { conflict, submit, choices } = useVersionedForm<CouponFormValues, AdminCouponView>({
    form,
    valuesOf,
    together: ONE_CHOICE,
    ...useCouponSave(coupon),
    failed: fallbackText(SAVE_FAILED),
    onSaving,
    onSaved: () => {
      toast.success({ text: coupon === null ? CREATED : UPDATED });
      onSaved();
    },
    onTakeTheirs: setCoupon,
  });
  return (
    <RecordForm id={formId} label="Kupon bilgileri" form={form} onSubmit={submit}>
      <CouponFields />
      <TargetsField />
      {conflict && <ConflictDialog fields={conflictFields(conflict.mine, conflict.theirs)} {...choices} />}
    </RecordForm>
  );
}

function useCouponSave(
  coupon: AdminCouponView | null,
): VersionedSaveOptions<CouponFormValues, AdminCouponView> {
  const { client, admin } = trpc.useUtils();
  return {
    version: coupon?.version ?? 0,
    send: async (values, version) => {
      const fields = toCoupon(values);
      if (coupon === null) await client.admin.coupons.create.mutate(fields);
      else await client.admin.coupons.update.mutate({ ...fields, id: coupon.id, version });
      await admin.coupons.list.invalidate();
    },
    readAgain: () => client.admin.coupons.view.query({ id: coupon?.id ?? '' }),
  };
}
