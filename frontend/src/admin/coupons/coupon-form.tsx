import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { AdminCouponView } from '@contract/coupons/admin-coupons.views.js';
import { trpc } from '../../lib/trpc.js';
import { useLeaveWarning } from '../../lib/use-leave-warning.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { Note } from '../../ui/note.js';
import { toast } from '../../ui/toast.js';
import { fallbackText } from '../lib/fallback-texts.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import type { VersionedSaveOptions } from '../lib/use-versioned-save.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
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
  const { errors, isDirty, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
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
    onTakeTheirs: (theirs) => {
      setCoupon(theirs);
      form.reset(valuesOf(theirs));
    },
  });
  return (
    <FormProvider {...form}>
      <chakra.form
        id={formId}
        noValidate
        aria-label="Kupon bilgileri"
        onSubmit={(event) => void submit(event)}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
      >
        <ErrorSummary errors={errors} attempt={submitCount} />
        <CouponFields />
        <TargetsField />
        {errors.root?.message !== undefined && (
          <Note tone="danger" role="alert">
            {errors.root.message}
          </Note>
        )}
        {conflict && <ConflictDialog fields={conflictFields(conflict.mine, conflict.theirs)} {...choices} />}
      </chakra.form>
    </FormProvider>
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
