import { useState } from 'react';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import type { OrderStatus } from '@contract/orders/order-status.js';
import { describeError } from '../../../lib/describe-error.js';
import { trpc } from '../../../lib/trpc.js';
import { toast } from '../../../ui/toast.js';
import { saveFailure } from '../../lib/load-failure.js';
import { usePatchOrder } from '../use-patch-order.js';

export interface StatusChange {
  readonly version: number;
  readonly status: OrderStatus;
  readonly cargo?: CargoDto;
  readonly returnsMoney?: boolean;
}

const SAVED = 'Sipariş durumu başarıyla güncellendi.';

/** Changes of one order. What another admin changed in between is never written over unseen: it becomes `conflict`. */
export function useOrderChanges(order: AdminOrderView, notChanged: string) {
  const utils = trpc.useUtils();
  const patch = usePatchOrder();
  const [conflict, setConflict] = useState<{ mine: StatusChange } | null>(null);
  const readAgain = () => utils.admin.orders.invalidate();
  const statusChange = trpc.admin.orders.setStatus.useMutation({
    onSuccess: (_answer, { orderId, status }) => {
      patch(orderId, { status, updatedAt: new Date().toISOString() });
      void readAgain();
    },
    // Waited for: a conflict is shown with what the order is now.
    onError: readAgain,
  });
  const cargoChange = trpc.admin.orders.setCargo.useMutation({ onSettled: readAgain });

  const setStatus = async (change: StatusChange): Promise<boolean> => {
    try {
      await statusChange.mutateAsync({ orderId: order.id, ...change });
      setConflict(null);
      toast.success({ text: SAVED });
      return true;
    } catch (error) {
      if (isConflict(error)) setConflict({ mine: change });
      else toast.error({ text: saveFailure(error, notChanged) });
      return false;
    }
  };

  const setCargo = async (cargo: CargoDto, version: number): Promise<boolean> => {
    try {
      await cargoChange.mutateAsync({ orderId: order.id, version, cargo });
      toast.success({ text: 'Kargo bilgisi kaydedildi.' });
      return true;
    } catch (error) {
      toast.error({ text: saveFailure(error, 'Kargo bilgisi kaydedilemedi.') });
      return false;
    }
  };

  return {
    setStatus,
    setCargo,
    isSavingStatus: statusChange.isPending,
    isSavingCargo: cargoChange.isPending,
    conflict,
    dropConflict: () => setConflict(null),
  };
}

function isConflict(error: unknown): boolean {
  return describeError(error).code === 'changed_meanwhile';
}
