import '../../lib/forms/class-metadata.js';
import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { COUPON_STATUS_LABELS, COUPON_STATUSES } from '@contract/coupons/coupon-status.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { SelectField } from '../../ui/select-field.js';
import { freeText, oneOf } from '../lib/filter-values.js';
import { omitUndefined } from '../lib/omit-undefined.js';
import { formatCount, itemsOf } from '../lib/page-window.js';
import { useListAddress } from '../lib/use-list-address.js';
import { useOpenRecord } from '../lib/use-open-record.js';
import { useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyList } from '../ui/empty-list.js';
import { ListSearch } from '../ui/list-search.js';
import { LoadError } from '../ui/load-error.js';
import { Pager } from '../ui/pager.js';
import { SectionHead } from '../ui/section-head.js';
import { couponColumns } from './coupon-columns.js';
import { CouponDialog, NEW_COUPON } from './coupon-dialog.js';
import { CouponUsesDialog } from './coupon-uses-dialog.js';
import { LOAD_FAILED } from './coupon.texts.js';
import { useDeleteCoupon } from './use-delete-coupon.js';

const ADDRESS = {
  filters: { ara: freeText(), durum: oneOf(COUPON_STATUSES) },
  sorts: ['createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
} as const;

const NOTHING_FOUND = {
  title: 'Bu aramaya uyan kupon yok',
  text: 'Aramayı ya da durumu değiştirip yeniden bakın.',
};
const NONE_YET = {
  title: 'Henüz kupon oluşturulmadı',
  text: 'İlk kuponunuzu oluşturduğunuzda müşterileriniz onu sepette kullanabilir.',
};

/** Specification 3, section 2, 'Coupon management'. */
export function CouponsPage() {
  const { filters, page, perPage, changeFilters, clearFilters, setPage, setPageSize } =
    useListAddress(ADDRESS);
  const { ara: search, durum: status } = filters;
  const edited = useOpenRecord('kupon');
  const reported = useOpenRecord('kullanim');
  const remove = useDeleteCoupon();
  const coupons = trpc.admin.coupons.list.useQuery(omitUndefined({ page, perPage, search, status }), {
    placeholderData: keepPreviousData,
  });
  useRefetchErrorToast(coupons, LOAD_FAILED);
  const columns = couponColumns({
    onUses: ({ id }) => reported.open(id),
    onEdit: ({ id }) => edited.open(id),
    onRemove: (coupon) => void remove(coupon),
  });
  const isNarrowed = search !== undefined || status !== undefined;
  return (
    <>
      <SectionHead
        title={coupons.data ? `Kuponlar (${formatCount(coupons.data.pagination)})` : 'Kuponlar'}
        actions={
          <Button size="sm" icon={<Icon as={Plus} size="sm" />} onClick={() => edited.open(NEW_COUPON)}>
            Yeni Kupon
          </Button>
        }
      />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 420px) minmax(0, 200px)' }}
        columnGap="3"
        mb={{ base: '4', md: '0' }}
      >
        <ListSearch
          label="Kuponlarda ara"
          placeholder="Kupon kodu ya da adı"
          search={search ?? ''}
          onSearch={(text) => changeFilters({ ara: text }, { replace: true })}
        />
        <SelectField
          label="Kupon durumu"
          labelHidden
          size="sm"
          placeholder="Bütün durumlar"
          options={COUPON_STATUSES.map((value) => ({ value, label: COUPON_STATUS_LABELS[value] }))}
          value={status ?? ''}
          onChange={({ target }) => changeFilters({ durum: oneOf(COUPON_STATUSES).read(target.value) })}
        />
      </chakra.div>
      {coupons.isLoadingError ? (
        <LoadError query={coupons} what={LOAD_FAILED} titleAs="h2" />
      ) : (
        <DataTable
          caption="Kuponlar"
          columns={columns}
          rows={itemsOf(coupons.data)}
          rowKey={({ id }) => id}
          busy={coupons.isPlaceholderData}
          empty={
            <EmptyList
              list={{ isNarrowed, clearFilters }}
              narrowed={NOTHING_FOUND}
              none={NONE_YET}
              shape="bowl"
              action={<Button onClick={() => edited.open(NEW_COUPON)}>Yeni Kupon</Button>}
            />
          }
        />
      )}
      <Pager pagination={coupons.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
      {edited.id !== null && <CouponDialog key={edited.id} id={edited.id} onClose={edited.close} />}
      {reported.id !== null && (
        <CouponUsesDialog key={reported.id} id={reported.id} onClose={reported.close} />
      )}
    </>
  );
}
