import { formatTl } from '@contract/common/money.js';
import type { SalesOverview } from '@contract/admin/dashboard/dashboard.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { type StatTile, StatTiles } from '../ui/stat-tiles.js';
import {
  lastMonthComparison,
  lastWeekComparison,
  ordersCompared,
  revenueCompared,
} from './describe-comparison.js';
import { LIVE } from './live-queries.js';
import { listLinks } from './list-links.js';
import { BlockFailed, BlockStale } from './block-failed.js';
import { formatNumber } from '../lib/format-number.js';

const LABELS = ['Bugünkü sipariş', 'Bugünkü ciro', 'Bu ayki sipariş', 'Bu ayki ciro'] as const;

/** Tiles with the sales and the previous period. */
export function SalesTiles() {
  const sales = trpc.admin.dashboard.sales.useQuery(undefined, LIVE);
  if (sales.isLoadingError) {
    return <BlockFailed query={sales}>Bugünün satışları şu anda okunamıyor.</BlockFailed>;
  }
  return (
    <section aria-label="Satışlar">
      <StatTiles tiles={sales.data ? tilesOf(sales.data) : LABELS.map(unknown)} />
      <BlockStale query={sales} />
    </section>
  );
}

const unknown = (label: string): StatTile => ({ label, value: undefined });

function tilesOf({ today, month }: SalesOverview): StatTile[] {
  const lastWeek = lastWeekComparison(today);
  const lastMonth = lastMonthComparison(month);
  return [
    {
      label: LABELS[0],
      value: formatNumber(today.orders),
      href: listLinks.orders(today),
      ...ordersCompared(today, lastWeek),
    },
    {
      label: LABELS[1],
      value: formatTl(today.revenueKurus),
      href: listLinks.paidOrders(today),
      ...revenueCompared(today, lastWeek),
    },
    {
      label: LABELS[2],
      value: formatNumber(month.orders),
      href: listLinks.orders(month),
      ...ordersCompared(month, lastMonth),
    },
    {
      label: LABELS[3],
      value: formatTl(month.revenueKurus),
      href: listLinks.paidOrders(month),
      ...revenueCompared(month, lastMonth),
    },
  ];
}
