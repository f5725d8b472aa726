import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { Button } from '../../../ui/button.js';
import { TextAnchor } from '../../../ui/text-link.js';
import { Block } from '../../ui/block.js';
import { CARGO_NEEDED, CargoFields } from './cargo-fields.js';
import type { CargoDraftState } from './use-order-draft.js';

interface CargoBlockProps {
  readonly order: AdminOrderView;
  readonly draft: CargoDraftState;
  readonly isPending: boolean;
  /** Resolves to whether it was saved. */
  readonly onSave: (cargo: CargoDto) => Promise<boolean>;
}

/** Shows and edits the parcel's tracking of an order that has been shipped. */
export function CargoBlock({ order, draft, isPending, onSave }: CargoBlockProps) {
  const { typed } = draft;
  return (
    <Block title="Kargo">
      {typed === null ? (
        <>
          <Parcel order={order} />
          <chakra.div mt="3">
            <Button variant="outline" size="sm" onClick={draft.begin}>
              {order.cargo === null ? 'Kargo Bilgisi Ekle' : 'Kargo Bilgisini Düzenle'}
            </Button>
          </chakra.div>
        </>
      ) : (
        <CargoForm typed={typed} draft={draft} isPending={isPending} onSave={onSave} />
      )}
    </Block>
  );
}

function CargoForm({
  typed,
  draft,
  isPending,
  onSave,
}: Omit<CargoBlockProps, 'order'> & { readonly typed: CargoDto }) {
  const company = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const save = async () => {
    if (typed.company.trim() === '') {
      setError(CARGO_NEEDED);
      company.current?.focus();
      return;
    }
    setError(undefined);
    if (await onSave(typed)) draft.discard();
  };
  return (
    <>
      <CargoFields cargo={typed} error={error} onChange={draft.write} companyRef={company} />
      <chakra.div display="flex" gap="2" mt="3">
        <Button variant="ghost" size="sm" disabled={isPending} onClick={draft.discard}>
          Vazgeç
        </Button>
        <Button
          variant="outline"
          size="sm"
          pending={isPending}
          pendingLabel="Kaydediliyor..."
          onClick={() => void save()}
        >
          Kargoyu Kaydet
        </Button>
      </chakra.div>
    </>
  );
}

function Parcel({ order: { cargo } }: { readonly order: AdminOrderView }) {
  if (cargo === null) return <chakra.p color="fg.muted">Kargo bilgisi girilmedi.</chakra.p>;
  const { company, trackingNumber, trackingUrl } = cargo;
  return (
    <>
      <p>{company}</p>
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {trackingNumber === null ? 'Takip numarası henüz yok' : `Takip no ${trackingNumber}`}
      </chakra.p>
      {trackingUrl !== null && (
        <TextAnchor href={trackingUrl} target="_blank" rel="noreferrer">
          Kargoyu izleyin
        </TextAnchor>
      )}
    </>
  );
}
