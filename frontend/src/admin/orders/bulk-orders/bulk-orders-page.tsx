import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import type {
  AdminBulkOrderView,
  BulkOrderCounts,
} from '@contract/orders/bulk-orders/admin-bulk-orders.views.js';
import { BULK_ORDER_STATUS_LABELS, BULK_ORDER_STATUSES } from '@contract/orders/bulk-orders/bulk-order.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useNow } from '../../../lib/time/use-now.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { useListAddress } from '../../lib/use-list-address.js';
import { useOpenRecord } from '../../lib/use-open-record.js';
import { useTab } from '../../lib/use-tab.js';
import { LoadError } from '../../ui/load-error.js';
import { Pager } from '../../ui/pager.js';
import { RefreshButton } from '../../ui/refresh-button.js';
import { SectionHead } from '../../ui/section-head.js';
import { Tabs } from '../../ui/tabs.js';
import { BulkOrderAnswer } from './bulk-order-answer.js';
import { BulkOrderCard } from './bulk-order-card.js';
import { useBulkOrderActions } from './use-bulk-order-actions.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { itemsOf } from '../../lib/page-window.js';
import { useRefetchErrorToast } from '../../lib/use-refetch-error-toast.js';

const LOAD_FAILED = 'Toplu sipariş talepleri yüklenirken bir hata oluştu.';

const ADDRESS = {
  filters: {},
  sorts: ['createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
} as const;

const EMPTY_TEXTS = {
  pending: 'Bekleyen talep yok.',
  approved: 'Onaylanmış talep yok.',
  rejected: 'Reddedilmiş talep yok.',
} as const;

export function BulkOrdersPage() {
  const { page, perPage, setPage, setPageSize } = useListAddress(ADDRESS);
  const { current: status, hrefOf } = useTab('durum', BULK_ORDER_STATUSES);
  const { id: answeredId, hrefOf: answerHrefOf, close } = useOpenRecord('yanit');
  const orders = trpc.admin.bulkOrders.list.useQuery(
    { status, page, perPage },
    { placeholderData: keepPreviousData },
  );
  useRefetchErrorToast(orders, LOAD_FAILED, describeSaveFailure);
  const counts = orders.data?.counts;
  return (
    <>
      <SectionHead
        title="Toplu Siparişler"
        lead={leadOf(counts)}
        actions={<RefreshButton isPending={orders.isFetching} onPress={() => void orders.refetch()} />}
      />
      <Tabs
        label="Duruma göre talepler"
        current={status}
        tabs={BULK_ORDER_STATUSES.map((each) => ({
          key: each,
          label: BULK_ORDER_STATUS_LABELS[each],
          href: hrefOf(each),
          count: counts?.[each],
        }))}
      />
      {orders.isLoadingError && <LoadError query={orders} what={LOAD_FAILED} titleAs="h2" />}
      {orders.isPending && <CardsSkeleton />}
      {itemsOf(orders.data)?.length === 0 && (
        <EmptyState
          shape="bowl"
          titleAs="h2"
          title={EMPTY_TEXTS[status]}
          text="Sitedeki toplu sipariş formundan gelen talepler burada görünür."
        />
      )}
      {orders.data && (
        <Cards orders={orders.data.items} isBusy={orders.isPlaceholderData} answerHrefOf={answerHrefOf} />
      )}
      <Pager pagination={orders.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
      {answeredId !== null && <BulkOrderAnswer key={answeredId} id={answeredId} onClose={close} />}
    </>
  );
}

interface CardsProps {
  readonly orders: readonly AdminBulkOrderView[];
  readonly isBusy: boolean;
  readonly answerHrefOf: (id: string) => string;
}

function Cards({ orders, isBusy, answerHrefOf }: CardsProps) {
  const now = useNow();
  const { decide, decidingId } = useBulkOrderActions();
  return (
    <chakra.ul
      data-list=""
      aria-label="Toplu sipariş talepleri"
      aria-busy={isBusy}
      opacity={isBusy ? '0.6' : '1'}
    >
      {orders.map((order) => (
        <li key={order.id}>
          <BulkOrderCard
            order={order}
            now={now}
            isDeciding={decidingId === order.id}
            answerHref={answerHrefOf(order.id)}
            onDecide={(status) => void decide(order, status)}
          />
        </li>
      ))}
    </chakra.ul>
  );
}

function leadOf(counts: BulkOrderCounts | undefined): string {
  if (counts === undefined || counts.overdue === 0) {
    return 'Teklif isteyenler; 24 saat içinde yanıt sözü verdik.';
  }
  return `${counts.overdue} talebe söz verdiğimiz 24 saat doldu.`;
}

function CardsSkeleton() {
  return (
    <chakra.div display="grid" gap="5" pt="5">
      <VisuallyHidden role="status">Toplu sipariş talepleri yükleniyor</VisuallyHidden>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} h="148px" />
      ))}
    </chakra.div>
  );
}
