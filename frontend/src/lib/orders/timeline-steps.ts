import type { AccountOrder } from '@contract/people/account.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import type { NamedOrder, OrderStatus } from '@contract/orders/order-status.js';

export interface TimelineStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'later';
  /** The time of the step; null when it is not known. */
  readonly time: string | null;
}

interface Step {
  readonly status: OrderStatus;
  readonly label: string;
}

const STEPS: readonly Step[] = [
  { status: 'pending', label: 'Sipariş alındı' },
  { status: 'confirmed', label: 'Onaylandı' },
  { status: 'preparing', label: 'Hazırlanıyor' },
  { status: 'shipped', label: 'Kargoya verildi' },
  { status: 'in_transit', label: 'Yolda' },
  { status: 'delivered', label: 'Teslim edildi' },
];

/** What the buyer collects is ready instead of sent, and never on its way. */
const PICK_UP_STEPS: readonly Step[] = STEPS.flatMap((step) => {
  if (step.status === 'in_transit') return [];
  return step.status === 'shipped' ? { ...step, label: 'Teslime hazır' } : step;
});

type Times = Pick<AccountOrder, 'status' | 'createdAt' | 'statusTimes' | 'isPickedUp'> & {
  readonly hasPieces: boolean;
};

/**
 * Returns the steps of an order's delivery. There are none for an order that is cancelled, delivered, has nothing to
 * send, or has an unknown status.
 */
export function timelineSteps({ createdAt, statusTimes, hasPieces, ...order }: Times): TimelineStep[] {
  const { status } = order;
  const steps = order.isPickedUp ? PICK_UP_STEPS : STEPS;
  const current = steps.findIndex((step) => step.status === reached(order));
  if (current === -1 || status === 'delivered' || !hasPieces) return [];
  const times = { ...statusTimes, pending: createdAt };
  return steps.map((step, index) => {
    const instant = index <= current ? times[step.status] : undefined;
    return { label: step.label, state: stateOf(index, current), time: instant ? shortTime(instant) : null };
  });
}

/** The documented calls may set any status, also one that a collected order never has. */
function reached({ status, isPickedUp }: NamedOrder): OrderStatus {
  return isPickedUp && status === 'in_transit' ? 'shipped' : status;
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
