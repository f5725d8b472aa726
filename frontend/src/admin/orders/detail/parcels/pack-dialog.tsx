import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { shortId } from '@contract/common/short-id.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Button } from '../../../../ui/button.js';
import { Dialog } from '../../../../ui/dialog.js';
import { Stepper } from '../../../../ui/stepper.js';
import { toast } from '../../../../ui/toast.js';
import { describeSaveFailure } from '../../../lib/describe-load-failure.js';
import { useGuardedClose } from '../../../lib/use-guarded-close.js';
import { useCacheOrder } from '../../use-cache-order.js';
import { CARGO_NEEDED, CargoFields } from '../cargo-fields.js';
import { usePackForm } from './use-pack-form.js';

interface PackDialogProps {
  readonly order: AdminOrderView;
  readonly open: boolean;
  readonly onClose: () => void;
}

const UNSENT = 'Seçtiğiniz parçalar henüz paketlenmedi.';

/** Asks which pieces go into the next parcel, and who carries it as far as that is known. */
export function PackDialog({ order, open, onClose }: PackDialogProps) {
  const form = usePackForm(order);
  const pack = usePack(onClose);
  const companyRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const close = useGuardedClose(open && form.isDirty, UNSENT, onClose);
  const send = () => {
    const { company, trackingNumber } = form.cargo;
    const isMissing = company.trim() === '' && trackingNumber.trim() !== '';
    setError(isMissing ? CARGO_NEEDED : undefined);
    if (isMissing) companyRef.current?.focus();
    else pack.mutate(form.parcel);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!pack.isPending}
      closesOutside={false}
      title="Parçaları paketleyin"
      footer={
        <>
          <Button variant="outline" size="sm" disabled={pack.isPending} onClick={close}>
            Vazgeç
          </Button>
          <Button
            size="sm"
            disabled={!form.hasPieces}
            pending={pack.isPending}
            pendingLabel="Paketleniyor..."
            onClick={send}
          >
            Paketle
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.p color="fg.muted">
          Sipariş {shortId(order.id)} için bu pakete girecek parçaları seçin. Kargoya verdiğinizde müşteriye
          paketin içindekileri yazarız.
        </chakra.p>
        <chakra.ul aria-label="Paketlenecek parçalar" borderTopWidth="1px">
          {form.lines.map(({ lineId, name, quantity, left }) => (
            <chakra.li
              key={lineId}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="4"
              py="3"
              borderBottomWidth="1px"
            >
              <span>
                {name}{' '}
                <chakra.span color="fg.muted" whiteSpace="nowrap">
                  ({left} adet)
                </chakra.span>
              </span>
              <Stepper
                value={quantity}
                min={0}
                max={left}
                name={name}
                onChange={(next) => form.choose(lineId, next)}
              />
            </chakra.li>
          ))}
        </chakra.ul>
        <CargoFields cargo={form.cargo} error={error} onChange={form.writeCargo} companyRef={companyRef} />
      </chakra.div>
    </Dialog>
  );
}

function usePack(onDone: () => void) {
  const utils = trpc.useUtils();
  const keep = useCacheOrder();
  return trpc.admin.parcels.pack.useMutation({
    onSuccess: (order) => {
      keep(order);
      toast.success({ text: 'Paket hazırlandı.' });
      onDone();
    },
    onError: (error) => {
      toast.error({ text: describeSaveFailure(error, 'Paket hazırlanamadı.') });
      void utils.admin.orders.invalidate();
    },
  });
}
