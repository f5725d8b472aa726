import { useState } from 'react';
import type { BulkStatusResult } from '@contract/orders/bulk-status.js';
import { ORDER_STATUS_LABELS, type OrderStatus } from '@contract/orders/order-status.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

export interface BulkStatusRequest {
  readonly orderIds: readonly string[];
  /** The status that the orders most likely get next; null when nothing is known of it. */
  readonly suggested: OrderStatus | null;
  /** Called after all or some orders have been changed. */
  readonly onDone: () => void;
}

/** What is entered about the parcels. */
export interface EnteredParcels {
  readonly company: string;
  /** By order. */
  readonly numbers: Readonly<Record<string, string>>;
}

/** Previews the change of the chosen orders and makes it. What failed is kept to be shown. */
export function useBulkStatus({ orderIds, suggested, onDone }: BulkStatusRequest) {
  const utils = trpc.useUtils();
  const [status, setStatus] = useState(suggested);
  const [result, setResult] = useState<BulkStatusResult | null>(null);
  const preview = trpc.admin.bulkStatus.preview.useQuery(
    { orderIds: [...orderIds], status: status ?? 'confirmed' },
    // A change makes its own preview outdated, which would be read again behind the result.
    { enabled: status !== null && result === null, staleTime: 0 },
  );
  const changing = (preview.data ?? []).filter(({ obstacle }) => obstacle === null);
  const parcels = changing.flatMap(({ orderId, parcel }) => (parcel ? [{ orderId, ...parcel }] : []));
  const needsCompany = parcels.some(({ company }) => company === null);
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
  const send = ({ company, numbers }: EnteredParcels) => {
    if (status === null) return;
    const orders = changing.map(({ orderId, version, parcel }) => {
      const trackingNumber = numbers[orderId]?.trim() ?? '';
      return { orderId, version, ...(parcel && trackingNumber !== '' && { trackingNumber }) };
    });
    change.mutate({ orders, status, ...(needsCompany && { cargoCompany: company.trim() }) });
  };
  return {
    status,
    choose: setStatus,
    preview: status === null ? undefined : preview.data,
    isLost: preview.isError,
    changing,
    parcels,
    needsCompany,
    send,
    isPending: change.isPending,
    result,
  };
}
