import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { AdminOrdersQuery } from '@contract/orders/admin-orders.query.js';
import type { OrderStatistics } from '@contract/orders/admin-orders.views.js';
import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '@contract/orders/order-status.js';
import { trpc } from '../../../lib/server/trpc.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { withTimeout } from '../../lib/with-timeout.js';
import { itemsOf, listSummary } from '../../lib/page-window.js';
import { useListAddress } from '../../lib/use-list-address.js';
import { useOpenRecord } from '../../lib/use-open-record.js';
import { useRefetchErrorToast } from '../../lib/use-refetch-error-toast.js';
import { useTab } from '../../lib/use-tab.js';
import { NoteMarks } from '../../ui/internal-notes/note-marks.js';
import { LoadError } from '../../ui/load-error.js';
import { Pager } from '../../ui/pager.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RefreshButton } from '../../ui/refresh-button.js';
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

/** Specification 2, sections 2.6 and 8: the orders by status, as cards. When they cannot be read, none is shown. */
export function OrdersBasicPage() {
  const { current, hrefOf } = useTab('durum', TABS);
  const { page, perPage, setPage, setPageSize } = useListAddress(LIST);
  const record = useOpenRecord('kayit');
  const statistics = trpc.admin.orders.statistics.useQuery();
  const orders = useOrdersInTime({ page, perPage, ...(current !== ALL && { status: current }) });
  useRefetchErrorToast(orders, NOT_LOADED);
  const items = itemsOf(orders.data);
  const pagination = orders.data?.pagination;
  return (
    <>
      <SectionHead
        title="Sipariş Yönetimi"
        lead={pagination ? listSummary(pagination, 'sipariş') : 'Siparişler yükleniyor'}
        actions={<RefreshButton isPending={orders.isRefetching} onPress={() => void orders.refetch()} />}
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
      {orders.isError ? (
        <LoadError query={orders} what={NOT_LOADED} titleAs="h2" text="Siparişler olduğu gibi duruyor." />
      ) : items?.length === 0 ? (
        <EmptyState
          shape="bowl"
          titleAs="h2"
          title="Bu filtreye uygun sipariş bulunamadı."
          text="Başka bir durum seçin; yeni siparişler kendiliğinden görünür."
        />
      ) : (
        <NoteMarks kind="order" rows={items}>
          <RecordCards
            label="Siparişler"
            busy={orders.isPlaceholderData}
            cards={items?.map((order) => (
              <OrderCard key={order.id} order={order} href={record.hrefOf(order.id)} />
            ))}
          />
        </NoteMarks>
      )}
      <Pager pagination={pagination} onPage={setPage} onPageSize={setPageSize} />
      <OrderDialog orderId={record.id} onClose={record.close} notChanged={NOT_CHANGED} />
    </>
  );
}

/** Reads the orders with a timeout, after which the admin can try again. */
function useOrdersInTime(query: AdminOrdersQuery) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: getQueryKey(trpc.admin.orders.list, query, 'query'),
    queryFn: ({ signal }) =>
      withTimeout((ends) => client.admin.orders.list.query(query, { signal: ends }), PATIENCE_MS, signal),
    placeholderData: keepPreviousData,
  });
}

const NOT_LOADED = 'Siparişleri yüklerken hata oluştu';
const NOT_CHANGED = 'Sipariş durumu güncellenirken bir hata oluştu.';

function labelOf(tab: Tab): string {
  return tab === ALL ? 'Tümü' : ORDER_STATUS_LABELS[tab];
}

function countOf(tab: Tab, figures: OrderStatistics | undefined): number | undefined {
  if (tab === ALL) return figures?.totalOrders;
  return figures && (figures.statuses.find(({ status }) => status === tab)?.count ?? 0);
}
