import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { Button } from '../../../ui/button.js';
import { TextAnchor } from '../../../ui/text-link.js';
import { Block } from '../../ui/block.js';
import { CargoFields } from './cargo-fields.js';

export const CARGO_NEEDED = 'Kargo şirketi gereklidir.';

interface CargoBlockProps {
  readonly order: AdminOrderView;
  readonly isPending: boolean;
  /** Answers whether it was saved. */
  readonly onSave: (cargo: CargoDto, version: number) => Promise<boolean>;
}

/** Where the parcel is, for an order that has left. */
export function CargoBlock({ order, isPending, onSave }: CargoBlockProps) {
  const [edited, setEdited] = useState<{ cargo: CargoDto; version: number } | null>(null);
  const [error, setError] = useState<string>();
  const save = async () => {
    if (!edited) return;
    if (edited.cargo.company.trim() === '') {
      setError(CARGO_NEEDED);
      return;
    }
    setError(undefined);
    if (await onSave(edited.cargo, edited.version)) setEdited(null);
  };
  const begin = () =>
    setEdited({
      version: order.version,
      cargo: { company: order.cargo?.company ?? '', trackingNumber: order.cargo?.trackingNumber ?? '' },
    });
  return (
    <Block title="Kargo">
      {edited === null ? (
        <>
          <Parcel order={order} />
          <chakra.div mt="3">
            <Button variant="outline" size="sm" onClick={begin}>
              {order.cargo === null ? 'Kargo Bilgisi Ekle' : 'Kargo Bilgisini Düzenle'}
            </Button>
          </chakra.div>
        </>
      ) : (
        <>
          <CargoFields
            cargo={edited.cargo}
            error={error}
            onChange={(cargo) => setEdited({ ...edited, cargo })}
          />
          <chakra.div display="flex" gap="2" mt="3">
            <Button variant="ghost" size="sm" onClick={() => setEdited(null)}>
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
