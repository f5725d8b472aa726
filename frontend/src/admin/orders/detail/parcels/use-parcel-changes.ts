import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { NotedParcelState } from '@contract/shipping/parcels.dto.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { toast } from '../../../../ui/toast.js';
import { describeSaveFailure } from '../../../lib/describe-load-failure.js';
import { useCacheOrder } from '../../use-cache-order.js';

/** Changes one parcel of an order. What another admin changed meanwhile is shown first, and never overwritten. */
export function useParcelChanges({ id: orderId, version }: AdminOrderView, parcelId: string) {
  const utils = trpc.useUtils();
  const keep = useCacheOrder();
  const options = {
    onSuccess: keep,
    onError: (error: unknown) => {
      toast.error({ text: describeSaveFailure(error, 'Paket değiştirilemedi.') });
      void utils.admin.orders.invalidate();
    },
  };
  const moving = trpc.admin.parcels.move.useMutation(options);
  const unpacking = trpc.admin.parcels.unpack.useMutation(options);
  const naming = trpc.admin.parcels.setCargo.useMutation(options);
  const parcel = { orderId, version, parcelId };
  return {
    isPending: moving.isPending || unpacking.isPending || naming.isPending,
    isMoving: moving.isPending,
    move: (state: NotedParcelState) => moving.mutate({ ...parcel, state }),
    unpack: () => unpacking.mutate(parcel),
    /** `onDone` is called when it was saved. */
    setCargo: (cargo: CargoDto, onDone: () => void) =>
      naming.mutate({ ...parcel, cargo }, { onSuccess: onDone }),
    isNaming: naming.isPending,
  };
}

export type ParcelChanges = ReturnType<typeof useParcelChanges>;
