import { Check, Clock, Hand, House, type LucideIcon, PackageCheck, Truck, X } from 'lucide-react';
import { CUSTOMER_ORDER_STATUS_LABELS, type OrderStatus } from '@contract/orders/order-status.js';
import { Badge } from '../../ui/badge.js';
import { Icon } from '../../ui/icon.js';

type Tone = 'warning' | 'success' | 'info' | 'successSolid' | 'danger';

const LOOKS: Record<OrderStatus, { readonly tone: Tone; readonly icon: LucideIcon }> = {
  pending: { tone: 'warning', icon: Clock },
  confirmed: { tone: 'success', icon: Check },
  preparing: { tone: 'info', icon: Hand },
  shipped: { tone: 'info', icon: PackageCheck },
  in_transit: { tone: 'info', icon: Truck },
  delivered: { tone: 'successSolid', icon: House },
  cancelled: { tone: 'danger', icon: X },
};

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon as={icon} size="sm" />
      {CUSTOMER_ORDER_STATUS_LABELS[status]}
    </Badge>
  );
}
