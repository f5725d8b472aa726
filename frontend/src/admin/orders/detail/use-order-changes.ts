import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toastSaveResult } from '../../lib/toast-save-result.js';
import { useVersionedSave } from '../../lib/use-versioned-save.js';
import { useCacheOrder } from '../use-cache-order.js';
import { compareCargo, compareStatus, type StatusChange } from './order-comparison.js';

const CARGO_TEXTS = { done: 'Kargo bilgisi kaydedildi.', failed: 'Kargo bilgisi kaydedilemedi.' };

/** The changes, each with the order as it was when choosing or typing began. */
export interface ChangedFrom {
  readonly status: AdminOrderView;
  readonly cargo: AdminOrderView;
}

/** Changes an order. A change by another admin meanwhile becomes a conflict and is never overwritten unseen. */
export function useOrderChanges(from: ChangedFrom, notChanged: string) {
  const orderId = from.status.id;
  const utils = trpc.useUtils();
  const keep = useCacheOrder();
  const readAgain = () => utils.admin.orders.view.fetch({ orderId }, { staleTime: 0 });
  const statusCall = trpc.admin.orders.setStatus.useMutation({ onSuccess: keep });
  const cargoCall = trpc.admin.orders.setCargo.useMutation({ onSuccess: keep });
  const status = useVersionedSave<StatusChange, AdminOrderView>({
    version: from.status.version,
    send: (change, version) => statusCall.mutateAsync({ orderId, version, ...change }),
    readAgain,
    compare: (mine, theirs) => compareStatus(from.status, mine, theirs),
  });
  const cargo = useVersionedSave<CargoDto, AdminOrderView>({
    version: from.cargo.version,
    send: (typed, version) => cargoCall.mutateAsync({ orderId, version, cargo: typed }),
    readAgain,
    compare: (mine, theirs) => compareCargo(from.cargo, mine, theirs),
  });
  const statusTexts = { done: 'Sipariş durumu başarıyla güncellendi.', failed: notChanged };
  return {
    status: {
      ...status,
      save: (change: StatusChange) => toastSaveResult(status.save(change), statusTexts),
      saveOver: (conflict: NonNullable<typeof status.conflict>) =>
        toastSaveResult(status.saveOver(conflict), statusTexts),
      isPending: statusCall.isPending,
    },
    cargo: {
      ...cargo,
      save: (typed: CargoDto) => toastSaveResult(cargo.save(typed), CARGO_TEXTS),
      saveOver: (conflict: NonNullable<typeof cargo.conflict>) =>
        toastSaveResult(cargo.saveOver(conflict), CARGO_TEXTS),
      isPending: cargoCall.isPending,
    },
  };
}

export type OrderChanges = ReturnType<typeof useOrderChanges>;
