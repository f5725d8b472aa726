import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LabelProgress } from '@contract/shipping/labels.views.js';
import { trpc } from '../../../lib/server/trpc.js';

const LOOK_EVERY_MS = 1000;

export interface OrderLabels {
  /** Their labels and slips can be printed. */
  readonly ready: readonly string[];
  readonly waiting: readonly LabelProgress[];
  readonly failed: readonly { readonly orderId: string; readonly reason: string }[];
}

/** Asks for the labels of the chosen orders as soon as it is shown, and follows them until none is waited for. */
export function useLabels(orderIds: readonly string[]) {
  const { client, admin } = trpc.useUtils();
  const input = { orderIds: [...orderIds] };
  const asking = useMutation({
    mutationFn: () => client.admin.labels.ask.mutate(input),
    onSettled: () => admin.orders.invalidate(),
  });
  const { mutate } = asking;
  useEffect(() => mutate(), [mutate]);
  const progress = useQuery({
    queryKey: ['labels', orderIds],
    queryFn: () => client.admin.labels.progress.mutate(input),
    enabled: asking.isSuccess,
    gcTime: 0,
    refetchInterval: ({ state }) => (isWaiting(state.data ?? []) ? LOOK_EVERY_MS : false),
  });
  const labels = asking.data && progress.data ? sorted(orderIds, asking.data.failed, progress.data) : null;
  return {
    labels,
    isByHand: asking.data?.isByHand === true,
    failure: asking.error ?? (labels === null ? progress.error : null),
    again: () => (asking.isError ? mutate() : void progress.refetch()),
  };
}

function isWaiting(progress: readonly LabelProgress[]): boolean {
  return progress.some(({ state }) => state === 'waiting');
}

/** An order without a parcel is ready: the studio prints a label of its own. */
function sorted(
  orderIds: readonly string[],
  refused: OrderLabels['failed'],
  progress: readonly LabelProgress[],
): OrderLabels {
  const failed = [
    ...refused,
    ...progress.flatMap(({ orderId, state, reason }) =>
      state === 'failed' && !refused.some((each) => each.orderId === orderId)
        ? [{ orderId, reason: reason ?? '' }]
        : [],
    ),
  ];
  const waiting = progress.filter(
    ({ orderId, state }) => state === 'waiting' && !failed.some((each) => each.orderId === orderId),
  );
  const open = new Set([...failed, ...waiting].map(({ orderId }) => orderId));
  return { failed, waiting, ready: orderIds.filter((orderId) => !open.has(orderId)) };
}

/** The address of the PDF for the browser; null while it is made. It is made anew for other orders. */
export function usePapers(orderIds: readonly string[]) {
  const { client } = trpc.useUtils();
  const pdf = useQuery({
    queryKey: ['labels', 'pdf', orderIds],
    queryFn: async () =>
      addressOf(await client.admin.printing.parcelPapersPdf.mutate({ orderIds: [...orderIds] })),
    enabled: orderIds.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
    gcTime: 0,
  });
  const address = pdf.data ?? null;
  // A tab that shows it already keeps it.
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return { address, error: pdf.error };
}

function addressOf(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
}
