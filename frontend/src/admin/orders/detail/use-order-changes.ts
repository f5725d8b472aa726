import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { trpc } from '../../../lib/trpc.js';
import { tellSaving } from '../../lib/tell-saving.js';
import { useVersionedSave } from '../../lib/use-versioned-save.js';
import { useKeepOrder } from '../use-keep-order.js';
import { compareCargo, compareStatus, type StatusChange } from './order-comparison.js';

const CARGO_TEXTS = { done: 'Kargo bilgisi kaydedildi.', failed: 'Kargo bilgisi kaydedilemedi.' };

/** Each with the order as it stood when the choice, or the typing, began. */
export interface ChangedFrom {
  readonly status: AdminOrderView;
  readonly cargo: AdminOrderView;
}

/** Changes of one order. What another admin changed in between is never written over unseen: it becomes a conflict. */
export function useOrderChanges(from: ChangedFrom, notChanged: string) {
  const orderId = from.status.id;
  const utils = trpc.useUtils();
  const keep = useKeepOrder();
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
      save: (change: StatusChange) => tellSaving(status.save(change), statusTexts),
      saveOver: (conflict: NonNullable<typeof status.conflict>) =>
        tellSaving(status.saveOver(conflict), statusTexts),
      isPending: statusCall.isPending,
    },
    cargo: {
      ...cargo,
      save: (typed: CargoDto) => tellSaving(cargo.save(typed), CARGO_TEXTS),
      saveOver: (conflict: NonNullable<typeof cargo.conflict>) =>
        tellSaving(cargo.saveOver(conflict), CARGO_TEXTS),
      isPending: cargoCall.isPending,
    },
  };
}

export type OrderChanges = ReturnType<typeof useOrderChanges>;
