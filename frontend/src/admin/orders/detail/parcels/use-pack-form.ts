import { useState } from 'react';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { useAgreedCarrier } from '../use-order-draft.js';

interface Entered {
  /** By line; of a line that is not named, all that is left. */
  readonly quantities: Readonly<Record<string, number>>;
  /** Null while nothing is typed. */
  readonly cargo: CargoDto | null;
  /** What was entered otherwise is another parcel, and not a repetition of an earlier one. */
  readonly requestKey: string;
}

const newKey = () => crypto.randomUUID();

/** A parcel being packed; at first all that is left. */
export function usePackForm({ id: orderId, unpacked }: AdminOrderView) {
  const carrier = useAgreedCarrier();
  const [{ quantities, cargo: typed, requestKey }, setEntered] = useState<Entered>(() => ({
    ...{ quantities: {}, cargo: null, requestKey: newKey() },
  }));
  const cargo = typed ?? { company: carrier, trackingNumber: '' };
  const lines = unpacked.map((line) => ({
    ...line,
    left: line.quantity,
    quantity: Math.min(quantities[line.lineId] ?? line.quantity, line.quantity),
  }));
  const chosen = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ lineId, quantity }) => ({ lineId, quantity }));
  return {
    ...{ lines, cargo },
    isDirty: typed !== null || Object.keys(quantities).length > 0,
    hasPieces: chosen.length > 0,
    choose: (lineId: string, quantity: number) =>
      setEntered({ quantities: { ...quantities, [lineId]: quantity }, cargo: typed, requestKey: newKey() }),
    writeCargo: (next: CargoDto) => setEntered({ quantities, cargo: next, requestKey: newKey() }),
    parcel: { orderId, requestKey, lines: chosen, ...(cargo.company.trim() !== '' && { cargo }) },
  };
}
