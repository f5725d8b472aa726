import type { AccountOrder } from '@contract/people/account.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import type { OrderStatus } from '@contract/orders/order-status.js';

export interface TimelineStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'later';
  /** The time of the step; null when it is not known. */
  readonly time: string | null;
}

const STEPS: readonly { readonly status: OrderStatus; readonly label: string }[] = [
  { status: 'pending', label: 'Sipariş alındı' },
  { status: 'confirmed', label: 'Onaylandı' },
  { status: 'preparing', label: 'Hazırlanıyor' },
  { status: 'shipped', label: 'Kargoya verildi' },
  { status: 'in_transit', label: 'Yolda' },
  { status: 'delivered', label: 'Teslim edildi' },
];

type Times = Pick<AccountOrder, 'status' | 'createdAt' | 'statusTimes'> & { readonly hasPieces: boolean };

/**
 * Returns the steps of an order's delivery. There are none for an order that is cancelled, delivered, has nothing to
 * send, or has an unknown status.
 */
export function timelineSteps({ status, createdAt, statusTimes, hasPieces }: Times): TimelineStep[] {
  const current = STEPS.findIndex((step) => step.status === status);
  if (current === -1 || status === 'delivered' || !hasPieces) return [];
  const times = { ...statusTimes, pending: createdAt };
  return STEPS.map((step, index) => {
    const instant = index <= current ? times[step.status] : undefined;
    return { label: step.label, state: stateOf(index, current), time: instant ? shortTime(instant) : null };
  });
}

function stateOf(index: number, current: number): TimelineStep['state'] {
  if (index === current) return 'current';
  return index < current ? 'done' : 'later';
}

/** 14.11. 10:24 */
function shortTime(instant: string): string {
  const [date = '', time = ''] = formatDateTime(instant).split(' ');
  return `${date.slice(0, 6)} ${time}`;
}
