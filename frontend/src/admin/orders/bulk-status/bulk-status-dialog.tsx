import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { BULK_STATUSES } from '@contract/orders/bulk-status.js';
import { ORDER_STATUS_LABELS } from '@contract/orders/order-status.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { SelectField } from '../../../ui/select-field.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { CARGO_NEEDED } from '../detail/cargo-fields.js';
import { BulkStatusConsequences } from './bulk-status-consequences.js';
import { BulkStatusFailures } from './bulk-status-failures.js';
import { ParcelFields } from './parcel-fields.js';
import { type BulkStatusRequest, type EnteredParcels, useBulkStatus } from './use-bulk-status.js';

interface BulkStatusDialogProps extends BulkStatusRequest {
  readonly onClose: () => void;
}

const UNSAVED = 'Seçtiğiniz siparişlerin durumu henüz değişmedi.';

/** Changes the status of the selected orders, after telling what follows and which of them stay as they are. */
export function BulkStatusDialog({ onClose, ...request }: BulkStatusDialogProps) {
  const { orderIds, onDone } = request;
  const bulk = useBulkStatus(request);
  const { status, changing, parcels, needsCompany, isPending, result } = bulk;
  const [entered, setEntered] = useState<EnteredParcels>({ company: '', numbers: {} });
  const [error, setError] = useState<string>();
  const companyRef = useRef<HTMLInputElement>(null);
  const isDirty = [entered.company, ...Object.values(entered.numbers)].some((text) => text !== '');
  const close = useGuardedClose(isDirty && result === null, UNSAVED, result ? onDone : onClose);
  const send = () => {
    const isMissing = needsCompany && entered.company.trim() === '';
    setError(isMissing ? CARGO_NEEDED : undefined);
    if (isMissing) companyRef.current?.focus();
    else bulk.send(entered);
  };
  return (
    <Dialog
      open
      onClose={close}
      dismissible={!isPending}
      closesOutside={false}
      title={`${orderIds.length} siparişin durumunu değiştirin`}
      footer={
        result ? (
          <Button size="sm" onClick={onDone}>
            Tamam
          </Button>
        ) : (
          <>
            <Button variant="outline" size="sm" disabled={isPending} onClick={close}>
              Vazgeç
            </Button>
            <Button
              size="sm"
              disabled={changing.length === 0}
              pending={isPending}
              pendingLabel="Değiştiriliyor..."
              onClick={send}
            >
              {changing.length === 0 ? 'Durumu Değiştir' : `${changing.length} Siparişi Değiştir`}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <BulkStatusFailures result={result} />
      ) : (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
          <SelectField
            label="Yeni durum"
            placeholder="Durum seçin"
            help="Siparişler iptal edilecekse tek tek açın: para ve parçalar her biri için sorulur."
            options={BULK_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }))}
            value={status ?? ''}
            onChange={({ target }) =>
              bulk.choose(BULK_STATUSES.find((each) => each === target.value) ?? null)
            }
          />
          {status && <BulkStatusConsequences status={status} bulk={bulk} />}
          {parcels.length > 0 && (
            <ParcelFields
              parcels={parcels}
              entered={entered}
              error={error}
              companyRef={needsCompany ? companyRef : null}
              onChange={setEntered}
            />
          )}
        </chakra.div>
      )}
    </Dialog>
  );
}
