import { CalendarX, Check, Clock, Gauge, type LucideIcon } from 'lucide-react';
import { COUPON_STATUS_LABELS, type CouponStatus } from '@contract/coupons/coupon-status.js';
import { Badge } from '../../ui/badge.js';
import { Icon } from '../../ui/icon.js';

interface Appearance {
  readonly tone: 'success' | 'warning' | 'neutral';
  readonly icon: LucideIcon;
}

const APPEARANCES: Record<CouponStatus, Appearance> = {
  pending: { tone: 'warning', icon: Clock },
  expired: { tone: 'neutral', icon: CalendarX },
  limit_reached: { tone: 'warning', icon: Gauge },
  active: { tone: 'success', icon: Check },
};

export function CouponStatusBadge({ status }: { readonly status: CouponStatus }) {
  const { tone, icon } = APPEARANCES[status];
  return (
    <Badge tone={tone}>
      <Icon as={icon} size="sm" />
      {COUPON_STATUS_LABELS[status]}
    </Badge>
  );
}
