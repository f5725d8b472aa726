import { keepPreviousData } from '@tanstack/react-query';
import type { OrderStatistics } from '@contract/orders/admin-orders.views.js';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '@contract/orders/order-status.js';
import { trpc } from '../../../lib/trpc.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { loadFailure } from '../../lib/load-failure.js';
import { listSummary } from '../../lib/page-window.js';
import { useListAddress } from '../../lib/use-list-address.js';
import { useOpenRecord } from '../../lib/use-open-record.js';
import { useTab } from '../../lib/use-tab.js';
import { useTakesTooLong } from '../../lib/use-takes-too-long.js';
import { Pager } from '../../ui/pager.js';
import { RecordCards } from '../../ui/record-cards.js';
import { SectionHead } from '../../ui/section-head.js';
import { Tabs } from '../../ui/tabs.js';
import { OrderDialog } from '../detail/order-dialog.js';
import { OrderCard } from './order-card.js';

const ALL = 'tumu';
const TABS = [ALL, ...ORDER_STATUSES] as const;
type Tab = (typeof TABS)[number];

const LIST = { filters: {}, sorts: ['createdAt'], defaultSort: { by: 'createdAt', order: 'desc' } } as const;

/** Specification 2, section 9. */
const PATIENCE_MS = 30_000;

/** Specification 2, section 2.6: the orders by their status, as cards. */
export function OrdersBasicPage() {
  const { current, hrefOf } = useTab('durum', TABS);
  const { page, perPage, setPage, setPageSize } = useListAddress(LIST);
  const record = useOpenRecord('kayit');
  const statistics = trpc.admin.orders.statistics.useQuery();
  const orders = trpc.admin.orders.list.useQuery(
    { page, perPage, ...(current !== ALL && { status: current }) },
    { placeholderData: keepPreviousData },
  );
  const isLate = useTakesTooLong(orders.isPending, PATIENCE_MS);
  const pagination = orders.data?.pagination;
  return (
    <>
      <SectionHead
        title="Sipariş Yönetimi"
        lead={pagination ? listSummary(pagination, 'sipariş') : 'Siparişler yükleniyor'}
      />
      <Tabs
        label="Sipariş durumu"
        current={current}
        tabs={TABS.map((key) => ({
          key,
          label: labelOf(key),
          href: hrefOf(key),
          count: countOf(key, statistics.data),
        }))}
      />
      {orders.isLoadingError || isLate ? (
        <ErrorState
          titleAs="h2"
          title={loadFailure(orders.error, 'Siparişleri yüklerken hata oluştu')}
          text="Siparişler olduğu gibi duruyor."
          onRetry={() => void orders.refetch()}
          retrying={orders.isFetching && !isLate}
        />
      ) : orders.data?.items.length === 0 ? (
        <EmptyState
          shape="bowl"
          titleAs="h2"
          title="Bu filtreye uygun sipariş bulunamadı."
          text="Başka bir durum seçin; yeni siparişler kendiliğinden görünür."
        />
      ) : (
        <RecordCards
          label="Siparişler"
          busy={orders.isPlaceholderData}
          cards={orders.data?.items.map((order) => (
            <OrderCard key={order.id} order={order} href={record.hrefOf(order.id)} />
          ))}
        />
      )}
      <Pager pagination={pagination} onPage={setPage} onPageSize={setPageSize} />
      <OrderDialog orderId={record.id} onClose={record.close} notChanged={NOT_CHANGED} />
    </>
  );
}

const NOT_CHANGED = 'Sipariş durumu güncellenirken bir hata oluştu.';

function labelOf(tab: Tab): string {
  return tab === ALL ? 'Tümü' : ORDER_STATUS_LABELS[tab];
}

function countOf(tab: Tab, figures: OrderStatistics | undefined): number | undefined {
  if (tab === ALL) return figures?.totalOrders;
  return figures && (figures.statuses.find(({ status }) => status === tab)?.count ?? 0);
}
