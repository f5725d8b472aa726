import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { PARCEL_STATE_LABELS } from '@contract/shipping/parcel-state.js';
import { describePieces, type ParcelView } from '@contract/shipping/parcel.views.js';
import { Button } from '../../../../ui/button.js';
import { CargoText } from '../../../../ui/cargo-text.js';
import { CargoForm } from '../cargo-form.js';
import { useAgreedCarrier } from '../use-order-draft.js';
import { type ParcelChanges, useParcelChanges } from './use-parcel-changes.js';

interface ParcelRowProps {
  readonly order: AdminOrderView;
  readonly parcel: ParcelView;
  readonly mayChange: boolean;
}

/** A parcel with its pieces and its carrier, and what may be done with it. */
export function ParcelRow({ order, parcel, mayChange }: ParcelRowProps) {
  const changes = useParcelChanges(order, parcel.id);
  const carrier = useAgreedCarrier();
  const [typed, setTyped] = useState<CargoDto | null>(null);
  const { position, state, pieces, cargo } = parcel;
  return (
    <chakra.li pb="4" mb="4" borderBottomWidth="1px" aria-label={`Paket ${position}`}>
      <chakra.p fontWeight="650">
        Paket {position} · {PARCEL_STATE_LABELS[state]}
      </chakra.p>
      <chakra.p color="fg.muted">{describePieces(pieces)}</chakra.p>
      {typed === null ? (
        <>
          <chakra.p>{cargo === null ? 'Kargo şirketi yazılmadı.' : <CargoText cargo={cargo} />}</chakra.p>
          {mayChange && (
            <Actions
              parcel={parcel}
              changes={changes}
              onEdit={() =>
                setTyped({ company: cargo?.company ?? carrier, trackingNumber: cargo?.trackingNumber ?? '' })
              }
            />
          )}
        </>
      ) : (
        <chakra.div mt="3">
          <CargoForm
            typed={typed}
            isPending={changes.isNaming}
            onChange={setTyped}
            onCancel={() => setTyped(null)}
            onSave={() => changes.setCargo(typed, () => setTyped(null))}
          />
        </chakra.div>
      )}
    </chakra.li>
  );
}

interface ActionsProps {
  readonly parcel: ParcelView;
  readonly changes: ParcelChanges;
  readonly onEdit: () => void;
}

function Actions({ parcel: { position, state, cargo }, changes, onEdit }: ActionsProps) {
  const next = state === 'packed' ? 'handed_over' : 'delivered';
  const name = `Paket ${position}: `;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
      {cargo !== null && state !== 'delivered' && state !== 'returned' && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${name}${PARCEL_STATE_LABELS[next]}`}
          pending={changes.isMoving}
          pendingLabel="Kaydediliyor..."
          onClick={() => changes.move(next)}
        >
          {next === 'handed_over' ? 'Kargoya Verildi' : 'Teslim Edildi'}
        </Button>
      )}
      <Button
        variant={cargo === null ? 'outline' : 'ghost'}
        size="sm"
        aria-label={`${name}kargo bilgisini yaz`}
        disabled={changes.isPending}
        onClick={onEdit}
      >
        {cargo === null ? 'Kargo Bilgisi Ekle' : 'Kargoyu Düzenle'}
      </Button>
      {state === 'packed' && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${name}paketi aç`}
          disabled={changes.isPending}
          onClick={changes.unpack}
        >
          Paketi Aç
        </Button>
      )}
    </chakra.div>
  );
}
