import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DEFAULT_PAGE_SIZE, type PageSize } from '@contract/admin/page.query.js';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type { CouponUseView } from '@contract/coupons/admin-coupons.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Dialog } from '../../ui/dialog.js';
import { EmptyState } from '../../ui/empty-state.js';
import { OrderStatusBadge } from '../../ui/order-status-badge.js';
import { adminPaths } from '../lib/admin-paths.js';
import { itemsOf } from '../lib/page-window.js';
import { DataTable } from '../ui/data-table.js';
import { LoadError } from '../ui/load-error.js';
import { Pager } from '../ui/pager.js';
import { StatTiles } from '../ui/stat-tiles.js';
import type { Column } from '../ui/table-column.js';
import { formatNumber } from '../lib/format-number.js';

const COLUMNS: readonly Column<CouponUseView>[] = [
  {
    key: 'order',
    title: 'Sipariş',
    cell: ({ orderId }) => <Link to={adminPaths.order(orderId)}>{shortId(orderId)}</Link>,
    onCard: 'title',
  },
  { key: 'usedAt', title: 'Tarih', cell: ({ usedAt }) => formatDateTime(usedAt), onCard: 'line' },
  {
    key: 'customer',
    title: 'Müşteri',
    cell: ({ customerName, customerEmail }) => (
      <>
        {customerName || '–'}
        <small>{customerEmail}</small>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Durum',
    cell: ({ status, isPickedUp }) => <OrderStatusBadge status={status} isPickedUp={isPickedUp} forStudio />,
  },
  {
    key: 'discount',
    title: 'İndirim',
    align: 'end',
    cell: ({ discountKurus }) => formatTl(discountKurus),
  },
  { key: 'total', title: 'Ödenen', align: 'end', cell: ({ totalKurus }) => formatTl(totalKurus) },
];

interface CouponUsesDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Shows the orders in which a coupon was used, the newest first, and their totals. */
export function CouponUsesDialog({ id, onClose }: CouponUsesDialogProps) {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<PageSize>(DEFAULT_PAGE_SIZE);
  const coupon = trpc.admin.coupons.view.useQuery({ id });
  const uses = trpc.admin.coupons.uses.useQuery({ id, page, perPage }, { placeholderData: keepPreviousData });
  const sums = uses.data?.sums;
  const sum = (kurus: number | undefined) => (kurus === undefined ? undefined : formatTl(kurus));
  return (
    <Dialog
      open
      onClose={onClose}
      width="orderDetail"
      title={coupon.data ? `${coupon.data.code} kullanımları` : 'Kupon kullanımları'}
    >
      <StatTiles
        tiles={[
          { label: 'Kullanım', value: sums && formatNumber(sums.uses) },
          { label: 'Toplam indirim', value: sum(sums?.discountKurus) },
          { label: 'Siparişlerde ödenen', value: sum(sums?.totalKurus) },
        ]}
      />
      {uses.isLoadingError ? (
        <LoadError query={uses} what="Kupon kullanımları yüklenirken bir hata oluştu." titleAs="h3" />
      ) : (
        <DataTable
          caption="Kupon kullanımları"
          columns={COLUMNS}
          rows={itemsOf(uses.data)}
          rowKey={({ orderId }) => orderId}
          busy={uses.isPlaceholderData}
          skeletonRows={3}
          empty={
            <EmptyState
              shape="bowl"
              titleAs="h3"
              title="Bu kupon henüz kullanılmadı"
              text="Kuponla ödenen siparişler burada listelenir."
            />
          }
        />
      )}
      <Pager
        pagination={uses.data?.pagination}
        onPage={setPage}
        onPageSize={(size) => {
          setPerPage(size);
          setPage(1);
        }}
      />
    </Dialog>
  );
}
