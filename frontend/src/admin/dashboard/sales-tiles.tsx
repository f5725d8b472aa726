import { formatTl } from '@contract/common/money.js';
import type { SalesOverview } from '@contract/dashboard/dashboard.views.js';
import { trpc } from '../../lib/trpc.js';
import { type StatTile, StatTiles } from '../ui/stat-tiles.js';
import { besideLastMonth, besideLastWeek, ordersCompared, revenueCompared } from './compared.js';
import { LIVE } from './live-queries.js';
import { lists } from './lists.js';
import { BlockFailed, BlockStale } from './block-failed.js';
import { numberText } from '../lib/number-text.js';

const LABELS = ['Bugünkü sipariş', 'Bugünkü ciro', 'Bu ayki sipariş', 'Bu ayki ciro'] as const;

/** What was sold, beside the period before. */
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
  const lastWeek = besideLastWeek(today);
  const lastMonth = besideLastMonth(month);
  return [
    {
      label: LABELS[0],
      value: numberText(today.orders),
      href: lists.orders(today),
      ...ordersCompared(today, lastWeek),
    },
    {
      label: LABELS[1],
      value: formatTl(today.revenueKurus),
      href: lists.paidOrders(today),
      ...revenueCompared(today, lastWeek),
    },
    {
      label: LABELS[2],
      value: numberText(month.orders),
      href: lists.orders(month),
      ...ordersCompared(month, lastMonth),
    },
    {
      label: LABELS[3],
      value: formatTl(month.revenueKurus),
      href: lists.paidOrders(month),
      ...revenueCompared(month, lastMonth),
    },
  ];
}
