import { useState } from 'react';
import type { BulkStatusResult } from '@contract/orders/bulk-status.js';
import { ORDER_STATUS_LABELS, type OrderStatus } from '@contract/orders/order-status.js';
import { trpc } from '../../../lib/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

/** Previews the change of the chosen orders and makes it. What failed is kept to be shown. */
export function useBulkStatus(orderIds: readonly string[], onDone: () => void) {
  const utils = trpc.useUtils();
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [result, setResult] = useState<BulkStatusResult | null>(null);
  const preview = trpc.admin.bulkStatus.preview.useQuery(
    { orderIds: [...orderIds], status: status ?? 'confirmed' },
    // A change makes its own preview outdated, which would be read again behind the result.
    { enabled: status !== null && result === null, staleTime: 0 },
  );
  const changing = (preview.data ?? []).filter(({ obstacle }) => obstacle === null);
  const change = trpc.admin.bulkStatus.change.useMutation({
    onSuccess: (answer) => {
      if (answer.failed.length > 0) {
        setResult(answer);
        return;
      }
      if (status) toast.success({ text: `${answer.changed} sipariş “${ORDER_STATUS_LABELS[status]}” oldu.` });
      onDone();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Sipariş durumları güncellenemedi') }),
    onSettled: () => utils.admin.orders.invalidate(),
  });
  const send = (cargoCompany: string) => {
    if (status === null) return;
    const orders = changing.map(({ orderId, version }) => ({ orderId, version }));
    change.mutate({ orders, status, ...(cargoCompany !== '' && { cargoCompany }) });
  };
  return {
    status,
    choose: setStatus,
    preview: status === null ? undefined : preview.data,
    isLost: preview.isError,
    changing,
    needsCargo: status !== null && changing.some(({ needsCargo }) => needsCargo),
    send,
    isPending: change.isPending,
    result,
  };
}
