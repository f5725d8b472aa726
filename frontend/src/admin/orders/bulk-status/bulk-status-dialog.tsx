import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { BULK_STATUSES } from '@contract/orders/bulk-status.js';
import { ORDER_STATUS_LABELS } from '@contract/orders/order-status.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { SelectField } from '../../../ui/select-field.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { CARGO_NEEDED, CargoCompanyField } from '../detail/cargo-fields.js';
import { BulkStatusConsequences } from './bulk-status-consequences.js';
import { BulkStatusFailures } from './bulk-status-failures.js';
import { useBulkStatus } from './use-bulk-status.js';

interface BulkStatusDialogProps {
  readonly orderIds: readonly string[];
  readonly onClose: () => void;
  /** Called after all or some orders have been changed. */
  readonly onDone: () => void;
}

const UNSAVED = 'Seçtiğiniz siparişlerin durumu henüz değişmedi.';

/** Changes the status of the selected orders, after telling what follows and which of them stay as they are. */
export function BulkStatusDialog({ orderIds, onClose, onDone }: BulkStatusDialogProps) {
  const bulk = useBulkStatus(orderIds, onDone);
  const { status, changing, needsCargo, isPending, result } = bulk;
  const [company, setCompany] = useState('');
  const [error, setError] = useState<string>();
  const companyRef = useRef<HTMLInputElement>(null);
  const close = useGuardedClose(company !== '' && result === null, UNSAVED, result ? onDone : onClose);
  const send = () => {
    const isMissing = needsCargo && company.trim() === '';
    setError(isMissing ? CARGO_NEEDED : undefined);
    if (isMissing) companyRef.current?.focus();
    else bulk.send(needsCargo ? company.trim() : '');
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
          {needsCargo && (
            <CargoCompanyField
              company={company}
              onChange={setCompany}
              error={error}
              companyRef={companyRef}
              help="Kargo şirketi yazılmamış paketler için. Takip numaralarını sonra siparişlerde ekleyebilirsiniz."
            />
          )}
        </chakra.div>
      )}
    </Dialog>
  );
}
