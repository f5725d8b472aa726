import { keepPreviousData } from '@tanstack/react-query';
import { ADMIN_ORDER_SORTS, type AdminOrderSort } from '@contract/orders/admin-orders.query.js';
import { shortId } from '@contract/common/short-id.js';
import { trpc } from '../../lib/trpc.js';
import { ErrorState } from '../../ui/error-state.js';
import { adminPaths } from '../lib/admin-paths.js';
import { exportAddress } from '../lib/export-address.js';
import { loadFailure } from '../lib/load-failure.js';
import { listSummary } from '../lib/page-window.js';
import type { Sort } from '../lib/sort.js';
import { useAddressSwitch } from '../lib/use-address-switch.js';
import { useExport } from '../lib/use-export.js';
import { useListAddress } from '../lib/use-list-address.js';
import { useRecordAddress } from '../lib/use-record-address.js';
import { DataTable } from '../ui/data-table.js';
import { ListActions } from '../ui/list-actions.js';
import { ListFilters } from '../ui/list-filters.js';
import { Pager } from '../ui/pager.js';
import { SectionHead } from '../ui/section-head.js';
import { OrderDialog } from './detail/order-dialog.js';
import { NoOrders } from './no-orders.js';
import { ORDER_COLUMNS } from './order-columns.js';
import { ORDER_FILTER_INPUTS, ORDER_FILTERS, orderQuery } from './order-filters.js';
import { OrderStatistics } from './order-statistics.js';
import { orUnknown } from './order-words.js';

const LIST = {
  filters: ORDER_FILTERS,
  sorts: ADMIN_ORDER_SORTS,
  defaultSort: { by: 'createdAt', order: 'desc' } satisfies Sort<AdminOrderSort>,
};

const EXPORT = {
  done: 'Siparişler Excel dosyasına aktarıldı.',
  failed: 'Excel dosyası oluşturulurken bir hata oluştu.',
  fileName: 'siparisler.csv',
};

/** Specification 2, section 2.7: all orders, narrowed, sorted and page by page; one of them open over the list. */
export function OrdersPage() {
  const address = useListAddress(LIST);
  const { filters, page, perPage, sort } = address;
  const statistics = useAddressSwitch('istatistik');
  const filterPanel = useAddressSwitch('filtre');
  const exporting = useExport(EXPORT);
  const { openId, hrefOf, close } = useRecordAddress(adminPaths.orders);
  const orders = trpc.admin.orders.list.useQuery(
    { ...orderQuery(filters), page, perPage, sortBy: sort.by, sortOrder: sort.order },
    { placeholderData: keepPreviousData },
  );
  const pagination = orders.data?.pagination;
  return (
    <>
      <SectionHead
        title="Gelişmiş Sipariş Yönetimi"
        lead={pagination ? listSummary(pagination, 'sipariş') : 'Siparişler yükleniyor'}
        actions={
          <ListActions
            statistics={statistics}
            filters={filterPanel}
            exporting={{
              ...exporting,
              start: () => void exporting.start(exportAddress('admin_orders_advanced.php', filters)),
            }}
            refreshing={{ isPending: orders.isRefetching, start: () => void orders.refetch() }}
          />
        }
      />
      {statistics[0] && <OrderStatistics />}
      <ListFilters
        inputs={ORDER_FILTER_INPUTS}
        filters={ORDER_FILTERS}
        applied={filters}
        isOpen={filterPanel[0]}
        pagination={pagination}
        onApply={address.applyFilters}
        onClear={address.clearFilters}
      />
      {orders.isLoadingError ? (
        <ErrorState
          titleAs="h2"
          title={loadFailure(orders.error, 'Siparişler yüklenirken hata oluştu')}
          text="Siparişler olduğu gibi duruyor."
          onRetry={() => void orders.refetch()}
          retrying={orders.isFetching}
        />
      ) : (
        <DataTable
          caption="Siparişler"
          columns={ORDER_COLUMNS}
          rows={orders.data?.items}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf(adminPaths.order(id))}
          rowLabel={({ id, customerName }) => `${shortId(id)}, ${orUnknown(customerName)}`}
          sort={sort}
          onSort={address.setSort}
          busy={orders.isPlaceholderData}
          empty={<NoOrders isFiltered={Object.keys(filters).length > 0} onClear={address.clearFilters} />}
        />
      )}
      <Pager pagination={pagination} onPage={address.setPage} onPageSize={address.setPageSize} />
      <OrderDialog orderId={openId} onClose={close} />
    </>
  );
}
