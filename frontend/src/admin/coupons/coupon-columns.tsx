import { chakra } from '@chakra-ui/react';
import { ChartNoAxesColumn, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { studioMinute } from '@contract/common/dates.js';
import type { AdminCouponRow } from '@contract/coupons/admin-coupons.views.js';
import { FIRST_MINUTE, LAST_MINUTE } from '@contract/coupons/coupon-days.js';
import { formatShortDate } from '../../lib/time/format-short-date.js';
import { Icon } from '../../ui/icon.js';
import { RowAction } from '../ui/row-action.js';
import type { Column } from '../ui/table-column.js';
import { CouponStatusBadge } from './coupon-status-badge.js';
import { formatDiscount } from './coupon.texts.js';

interface CouponActions {
  readonly onUses: (coupon: AdminCouponRow) => void;
  readonly onEdit: (coupon: AdminCouponRow) => void;
  readonly onRemove: (coupon: AdminCouponRow) => void;
}

/** Specification 3, section 2, 'Coupon management'. */
export function couponColumns(actions: CouponActions): readonly Column<AdminCouponRow>[] {
  return [
    {
      key: 'coupon',
      title: 'Kupon',
      cell: ({ code, name }) => (
        <>
          <chakra.strong letterSpacing="0.04em">{code}</chakra.strong>
          <small>{name}</small>
        </>
      ),
      onCard: 'title',
    },
    {
      key: 'discount',
      title: 'İndirim',
      cell: ({ type, valueHundredths }) => formatDiscount(type, valueHundredths),
      onCard: 'line',
    },
    {
      key: 'days',
      title: 'Geçerlilik',
      cell: ({ validFrom, validUntil }) =>
        `${dayOf(validFrom, FIRST_MINUTE)}–${dayOf(validUntil, LAST_MINUTE)}`,
    },
    { key: 'uses', title: 'Kullanım', cell: usesText, onCard: 'lineEnd' },
    {
      key: 'status',
      title: 'Durum',
      cell: ({ status, isActive }) => (
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <CouponStatusBadge status={status} />
          <OnOrOff isActive={isActive} />
        </chakra.span>
      ),
      onCard: 'titleEnd',
    },
    {
      key: 'actions',
      title: 'İşlemler',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: (coupon) => <Actions coupon={coupon} {...actions} />,
    },
  ];
}

/** '01.03.2026', or '01.03.2026 10:00' when it is not a whole day. */
function dayOf(instant: string, whole: string): string {
  const time = studioMinute(instant).split('T')[1] ?? whole;
  return time === whole ? formatShortDate(instant) : `${formatShortDate(instant)} ${time}`;
}

/** '41 / 200'; without a limit '112, sınırsız'. */
function usesText({ usageCount, usageLimit }: AdminCouponRow): string {
  return usageLimit === null ? `${usageCount}, sınırsız` : `${usageCount} / ${usageLimit}`;
}

/** Shows whether the studio switched the coupon on, independent of its dates and uses. */
function OnOrOff({ isActive }: Pick<AdminCouponRow, 'isActive'>) {
  const label = isActive ? 'Kupon açık' : 'Kupon kapalı';
  return (
    <chakra.span role="img" aria-label={label} title={label} color={isActive ? 'success.fg' : 'fg.subtle'}>
      <Icon as={isActive ? Eye : EyeOff} size="sm" />
    </chakra.span>
  );
}

function Actions({ coupon, onUses, onEdit, onRemove }: CouponActions & { readonly coupon: AdminCouponRow }) {
  return (
    <chakra.span display="inline-flex" gap="1">
      <RowAction
        icon={ChartNoAxesColumn}
        word="Kullanımlar"
        subject={coupon.code}
        onClick={() => onUses(coupon)}
      />
      <RowAction icon={Pencil} word="Düzenle" subject={coupon.code} onClick={() => onEdit(coupon)} />
      <RowAction icon={Trash2} word="Sil" subject={coupon.code} onClick={() => onRemove(coupon)} />
    </chakra.span>
  );
}
