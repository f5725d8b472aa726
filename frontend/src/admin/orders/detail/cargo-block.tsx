import { chakra } from '@chakra-ui/react';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { Button } from '../../../ui/button.js';
import { TextAnchor } from '../../../ui/text-link.js';
import { Block } from '../../ui/block.js';
import { CargoForm } from './cargo-form.js';
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
  const save = async (cargo: CargoDto) => {
    if (await onSave(cargo)) draft.discard();
  };
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
        <CargoForm
          typed={typed}
          isPending={isPending}
          onChange={draft.write}
          onCancel={draft.discard}
          onSave={() => void save(typed)}
        />
      )}
    </Block>
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
