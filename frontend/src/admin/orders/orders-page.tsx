import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_ORDER_SORTS, type AdminOrderSort } from '@contract/orders/admin-orders.query.js';
import type { AdminOrderRow } from '@contract/orders/admin-orders.views.js';
import type { OrderStatus } from '@contract/orders/order-status.js';
import { ORDER_SCOPE_LABELS, type OrderScope } from '@contract/orders/order-scope.js';
import { shortId } from '@contract/common/short-id.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { adminPaths } from '../lib/admin-paths.js';
import type { Sort } from '../lib/sort.js';
import { useCustomerFilter } from '../lib/use-customer-filter.js';
import { useListAddress } from '../lib/use-list-address.js';
import { useRecordAddress } from '../lib/use-record-address.js';
import { useRowSelection } from '../lib/use-row-selection.js';
import { AdvancedList, type AdvancedListKind } from '../ui/advanced-list.js';
import { NoteMarks } from '../ui/internal-notes/note-marks.js';
import { BulkStatusDialog } from './bulk-status/bulk-status-dialog.js';
import { LabelsDialog } from './labels/labels-dialog.js';
import { PrintOrdersDialog } from './print-orders-dialog.js';
import { OrderDialog } from './detail/order-dialog.js';
import { ORDER_COLUMNS } from './order-columns.js';
import { ORDER_FILTER_INPUTS, ORDER_FILTERS, orderQuery } from './order-filters.js';
import { LineExportButton } from './line-export-button.js';
import { OrderStatistics } from './order-statistics.js';
import { orUnknown } from './order-labels.js';

const LIST = {
  filters: ORDER_FILTERS,
  sorts: ADMIN_ORDER_SORTS,
  defaultSort: { by: 'createdAt', order: 'desc' } satisfies Sort<AdminOrderSort>,
};

const KIND: Omit<AdvancedListKind<AdminOrderRow, AdminOrderSort>, 'filterInputs'> = {
  title: 'Gelişmiş Sipariş Yönetimi',
  caption: 'Siparişler',
  views: 'orders',
  counted: 'sipariş',
  notLoaded: 'Siparişler yüklenirken hata oluştu',
  shape: 'bowl',
  none: { title: 'Henüz sipariş yok', text: 'İlk sipariş verildiğinde burada görünür.' },
  noneFiltered: 'Bu filtrelere uygun sipariş bulunamadı.',
  exporting: {
    script: 'admin_orders_advanced.php',
    done: 'Siparişler Excel dosyasına aktarıldı.',
    failed: 'Excel dosyası oluşturulurken bir hata oluştu.',
    fileName: 'siparisler.xlsx',
  },
  filterValues: ORDER_FILTERS,
  quickFilters: (today) => [
    { label: 'Bugün', texts: { date_from: today, date_to: today } },
    { label: ORDER_SCOPE_LABELS.to_pack, texts: { scope: 'to_pack' } },
    { label: ORDER_SCOPE_LABELS.to_hand_over, texts: { scope: 'to_hand_over' } },
  ],
  columns: ORDER_COLUMNS,
  rowLabel: ({ id, customerName }) => `${shortId(id)}, ${orUnknown(customerName)}`,
};

/** What orders that wait for a person become, when the list shows only those. */
function nextStatus(scope: OrderScope | undefined): OrderStatus | null {
  if (scope === 'to_pack') return 'shipped';
  return scope === 'to_hand_over' ? 'delivered' : null;
}

/** Specification 2, section 2.7: all orders; one of them open over the list. */
export function OrdersPage() {
  const address = useListAddress(LIST);
  const { filters, page, perPage, sort } = address;
  const { openId, hrefOf, close } = useRecordAddress(adminPaths.orders);
  const orders = trpc.admin.orders.list.useQuery(
    { ...orderQuery(filters), page, perPage, sortBy: sort.by, sortOrder: sort.order },
    { placeholderData: keepPreviousData },
  );
  const ofCustomer = useCustomerFilter(filters.customer_id);
  const selection = useRowSelection(orders.data?.items);
  const [isChanging, setChanging] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  /** The orders whose labels are shown, however the list changes meanwhile; null while the dialog is closed. */
  const [labelled, setLabelled] = useState<readonly string[] | null>(null);
  const changed = () => {
    setChanging(false);
    selection.clear();
  };
  return (
    <>
      <NoteMarks kind="order" rows={orders.data?.items}>
        <AdvancedList
          kind={{ ...KIND, filterInputs: [...ORDER_FILTER_INPUTS, ...ofCustomer] }}
          address={address}
          list={orders}
          rowHref={({ id }) => hrefOf(adminPaths.order(id))}
          selection={{
            rows: selection,
            actions: (
              <>
                <Button variant="outline" size="sm" onClick={() => setPrinting(true)}>
                  Yazdır
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => setLabelled(selection.rows.map(({ id }) => id))}
                >
                  Etiket ve fişleri yazdır
                </Button>
                <Button size="sm" onClick={() => setChanging(true)}>
                  Durumu Değiştir
                </Button>
              </>
            ),
          }}
          actions={<LineExportButton filters={filters} />}
          statistics={<OrderStatistics />}
        />
      </NoteMarks>
      {isChanging && (
        <BulkStatusDialog
          orderIds={selection.rows.map(({ id }) => id)}
          suggested={nextStatus(filters.scope)}
          onClose={() => setChanging(false)}
          onDone={changed}
        />
      )}
      <PrintOrdersDialog
        orderIds={selection.rows.map(({ id }) => id)}
        open={isPrinting}
        onClose={() => setPrinting(false)}
      />
      {labelled !== null && <LabelsDialog orderIds={labelled} onClose={() => setLabelled(null)} />}
      <OrderDialog orderId={openId} onClose={close} />
    </>
  );
}
