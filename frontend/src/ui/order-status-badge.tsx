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
  ORDER_STATUS_LABELS,
  type OrderStatus,
} from '@contract/orders/order-status.js';
import { Badge } from './badge.js';
import { Icon } from './icon.js';
import { UNKNOWN_STATUS_LABEL } from './unknown-status.js';

interface Look {
  readonly tone: 'warning' | 'success' | 'info' | 'successSolid' | 'danger' | 'neutral';
  readonly icon: LucideIcon;
  readonly label: string;
}

const look = (status: OrderStatus, tone: Look['tone'], icon: LucideIcon): Look => ({
  tone,
  icon,
  label: CUSTOMER_ORDER_STATUS_LABELS[status],
});

const LOOKS: Record<OrderStatus | 'processing', Look> = {
  pending: look('pending', 'warning', Clock),
  confirmed: look('confirmed', 'success', Check),
  preparing: look('preparing', 'info', Hand),
  /** Specification 1, section 4; the studio calls it 'preparing'. */
  processing: { tone: 'info', icon: Hand, label: 'İşleniyor' },
  shipped: look('shipped', 'info', PackageCheck),
  in_transit: look('in_transit', 'info', Truck),
  delivered: look('delivered', 'successSolid', House),
  cancelled: look('cancelled', 'danger', X),
};

const UNKNOWN: Look = { tone: 'neutral', icon: CircleDashed, label: UNKNOWN_STATUS_LABEL };

/** A page opened with an older version may receive a new status. */
const isKnown = (status: string): status is keyof typeof LOOKS => Object.hasOwn(LOOKS, status);

interface OrderStatusBadgeProps {
  readonly status: string;
  /** Uses the studio's labels instead of the customer's. */
  readonly forStudio?: boolean;
}

export function OrderStatusBadge({ status, forStudio = false }: OrderStatusBadgeProps) {
  const { tone, icon, label } = isKnown(status) ? LOOKS[status] : UNKNOWN;
  const studioLabels: Readonly<Record<string, string>> = forStudio ? ORDER_STATUS_LABELS : {};
  return (
    <Badge tone={tone}>
      <Icon as={icon} size="sm" />
      {studioLabels[status] ?? label}
    </Badge>
  );
}
