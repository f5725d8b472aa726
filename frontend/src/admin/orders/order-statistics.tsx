import { formatTl } from '@contract/common/money.js';
import type { OrderStatistics as Figures } from '@contract/orders/admin-orders.views.js';
import {
  ORDER_PAYMENT_STATUS_LABELS,
  type OrderPaymentStatus,
  ORDER_STATUS_LABELS,
  type OrderStatus,
} from '@contract/orders/order-status.js';
import { trpc } from '../../lib/server/trpc.js';
import { compareToLastMonth } from '../lib/compare-months.js';
import { BarChart, type BarTone } from '../ui/bar-chart.js';
import { MonthColumns } from '../ui/month-columns.js';
import type { StatTile } from '../ui/stat-tiles.js';
import { StatisticsPanel } from '../ui/statistics-panel.js';
import { CUSTOMER_TYPE_LABELS } from './order-labels.js';
import { formatNumber } from '../lib/format-number.js';

const STATUS_TONES: Readonly<Record<OrderStatus, BarTone>> = {
  pending: 'warning',
  confirmed: 'successMid',
  preparing: 'info',
  shipped: 'info',
  in_transit: 'info',
  delivered: 'success',
  cancelled: 'danger',
};

const PAYMENT_TONES: Readonly<Record<OrderPaymentStatus, BarTone>> = {
  paid: 'success',
  unpaid: 'warning',
  partly_paid: 'warning',
  refunded: 'neutral',
};

/** Specification 2, section 2.7: figures and distributions over all orders. */
export function OrderStatistics() {
  const statistics = trpc.admin.orders.statistics.useQuery();
  const figures = statistics.data;
  return (
    <StatisticsPanel
      tiles={tilesOf(figures)}
      isLost={statistics.isLoadingError}
      onRetry={() => void statistics.refetch()}
    >
      {figures && <Charts figures={figures} />}
    </StatisticsPanel>
  );
}

function tilesOf(figures: Figures | undefined): StatTile[] {
  const pending = figures?.statuses.find(({ status }) => status === 'pending')?.count ?? 0;
  return [
    { label: 'Toplam sipariş', value: figures && formatNumber(figures.totalOrders) },
    {
      label: 'Bu ayki sipariş',
      value: figures && formatNumber(figures.thisMonthOrders),
      ...compareToLastMonth(figures?.months.map(({ orders }) => orders) ?? []),
    },
    { label: 'Bu ayki ciro', value: figures && formatTl(figures.thisMonthRevenueKurus) },
    { label: 'Bekleyen', value: figures && formatNumber(pending) },
  ];
}

function Charts({ figures }: { readonly figures: Figures }) {
  const { statuses, paymentStatuses, customerTypes, months } = figures;
  return (
    <>
      <BarChart
        title="Sipariş durumu"
        bars={statuses.map(({ status, count }) => ({
          label: ORDER_STATUS_LABELS[status],
          value: count,
          tone: STATUS_TONES[status],
        }))}
      />
      <BarChart
        title="Ödeme durumu"
        bars={paymentStatuses.map(({ paymentStatus, count }) => ({
          label: ORDER_PAYMENT_STATUS_LABELS[paymentStatus],
          value: count,
          tone: PAYMENT_TONES[paymentStatus],
        }))}
      />
      <BarChart
        title="Müşteri tipi"
        bars={customerTypes.map(({ type, count }) => ({
          label: CUSTOMER_TYPE_LABELS[type],
          value: count,
          tone: type === 'registered' ? 'info' : 'neutral',
        }))}
      />
      <MonthColumns title="Aylara göre ciro" months={months} />
    </>
  );
}
