import {
  Check,
  CircleDashed,
  Clock,
  Hand,
  House,
  type LucideIcon,
  PackageCheck,
  Truck,
  X,
} from 'lucide-react';
import {
  CUSTOMER_ORDER_STATUS_LABELS,
  customerStatusLabel,
  type OrderStatus,
  studioStatusLabel,
} from '@contract/orders/order-status.js';
import { Badge } from './badge.js';
import { Icon } from './icon.js';
import { UNKNOWN_STATUS_LABEL } from './unknown-status.js';

interface Appearance {
  readonly tone: 'warning' | 'success' | 'info' | 'successSolid' | 'danger' | 'neutral';
  readonly icon: LucideIcon;
  readonly label: string;
}

const appearance = (status: OrderStatus, tone: Appearance['tone'], icon: LucideIcon): Appearance => ({
  tone,
  icon,
  label: CUSTOMER_ORDER_STATUS_LABELS[status],
});

const APPEARANCES: Record<OrderStatus | 'processing', Appearance> = {
  pending: appearance('pending', 'warning', Clock),
  confirmed: appearance('confirmed', 'success', Check),
  preparing: appearance('preparing', 'info', Hand),
  /** Specification 1, section 4; the studio calls it 'preparing'. */
  processing: { tone: 'info', icon: Hand, label: 'İşleniyor' },
  shipped: appearance('shipped', 'info', PackageCheck),
  in_transit: appearance('in_transit', 'info', Truck),
  delivered: appearance('delivered', 'successSolid', House),
  cancelled: appearance('cancelled', 'danger', X),
};

const UNKNOWN: Appearance = { tone: 'neutral', icon: CircleDashed, label: UNKNOWN_STATUS_LABEL };

/** A page opened with an older version may receive a new status. */
const isKnown = (status: string): status is keyof typeof APPEARANCES => Object.hasOwn(APPEARANCES, status);

const isOrderStatus = (status: string): status is OrderStatus =>
  Object.hasOwn(CUSTOMER_ORDER_STATUS_LABELS, status);

interface OrderStatusBadgeProps {
  readonly status: string;
  /** Whether the buyer collects the pieces at the studio. */
  readonly isPickedUp?: boolean;
  /** Uses the studio's labels instead of the customer's. */
  readonly forStudio?: boolean;
}

export function OrderStatusBadge({ status, isPickedUp = false, forStudio = false }: OrderStatusBadgeProps) {
  const { tone, icon, label } = isKnown(status) ? APPEARANCES[status] : UNKNOWN;
  const order = isOrderStatus(status) ? { status, isPickedUp } : null;
  return (
    <Badge tone={tone}>
      <Icon as={icon} size="sm" />
      {order === null ? label : (forStudio ? studioStatusLabel : customerStatusLabel)(order)}
    </Badge>
  );
}
