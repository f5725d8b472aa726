import { useId, useState } from 'react';
import { trpc } from '../../lib/server/trpc.js';
import { mayLeave } from '../../lib/navigation/use-leave-warning.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Skeleton } from '../../ui/skeleton.js';
import { LoadError } from '../ui/load-error.js';
import { CouponForm } from './coupon-form.js';

/** Replaces the id in the address of a new coupon. */
export const NEW_COUPON = 'yeni';

interface CouponDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function CouponDialog({ id, onClose }: CouponDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const isNew = id === NEW_COUPON;
  const close = () => void mayLeave().then((may) => may && onClose());
  return (
    <Dialog
      open
      onClose={close}
      width="coupon"
      title={isNew ? 'Yeni kupon' : 'Kuponu düzenle'}
      closesOutside={false}
      dismissible={!isSaving}
      footer={
        <>
          <Button variant="outline" disabled={isSaving} onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} pending={isSaving} pendingLabel="Kaydediliyor...">
            Kuponu Kaydet
          </Button>
        </>
      }
    >
      {isNew ? (
        <CouponForm formId={formId} coupon={null} onSaving={setSaving} onSaved={onClose} />
      ) : (
        <KnownCoupon id={id} formId={formId} onSaving={setSaving} onSaved={onClose} />
      )}
    </Dialog>
  );
}

interface KnownCouponProps {
  readonly id: string;
  readonly formId: string;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

function KnownCoupon({ id, ...form }: KnownCouponProps) {
  // Later reads must not overwrite typed values.
  const coupon = trpc.admin.coupons.view.useQuery({ id }, { staleTime: 0, gcTime: 0 });
  if (coupon.isLoadingError) {
    return <LoadError query={coupon} what="Kupon yüklenirken bir hata oluştu." titleAs="h3" />;
  }
  if (coupon.data === undefined) return <Skeleton h="420px" />;
  return <CouponForm coupon={coupon.data} {...form} />;
}
