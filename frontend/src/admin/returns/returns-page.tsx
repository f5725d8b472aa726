import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { RETURN_STATE_LABELS, RETURN_STATES } from '@contract/returns/return-state.js';
import { trpc } from '../../lib/server/trpc.js';
import { SelectField } from '../../ui/select-field.js';
import { adminPaths } from '../lib/admin-paths.js';
import { freeText, oneOf } from '../lib/filter-values.js';
import { omitUndefined } from '../lib/omit-undefined.js';
import { formatCount, itemsOf } from '../lib/page-window.js';
import { useListAddress } from '../lib/use-list-address.js';
import { useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyList } from '../ui/empty-list.js';
import { ListSearch } from '../ui/list-search.js';
import { LoadError } from '../ui/load-error.js';
import { Pager } from '../ui/pager.js';
import { SectionHead } from '../ui/section-head.js';
import { RETURN_COLUMNS } from './return-columns.js';

const STATES = ['open', ...RETURN_STATES] as const;
const STATE = oneOf(STATES);
const ADDRESS = {
  filters: { durum: STATE, ara: freeText() },
  sorts: ['day'],
  defaultSort: { by: 'day', order: 'desc' },
} as const;

const LOAD_FAILED = 'İadeler yüklenirken hata oluştu';
const NOTHING_FOUND = { title: 'Bu seçime uyan iade yok', text: 'Durumu ya da aramayı değiştirip bakın.' };
const NONE_YET = {
  title: 'Henüz iade yok',
  text: 'Alıcılar iade ya da hasarı siparişlerinin sayfasından bildirir; burada ve Bugün’de görürsünüz.',
};

/** What buyers send back, and what arrived broken; each opens with its order. */
export function ReturnsPage() {
  const { filters, page, perPage, clearFilters, setPage, setPageSize, changeFilters } =
    useListAddress(ADDRESS);
  const { durum: state, ara: search } = filters;
  const returns = trpc.admin.returns.list.useQuery(omitUndefined({ page, perPage, state, search }), {
    placeholderData: keepPreviousData,
  });
  useRefetchErrorToast(returns, LOAD_FAILED);
  const isNarrowed = state !== undefined || search !== undefined;
  return (
    <>
      <SectionHead
        title={returns.data ? `İadeler (${formatCount(returns.data.pagination)})` : 'İadeler'}
        lead="Alıcıların geri gönderdiği ve hasarlı gelen parçalar. Para iadesinin yasal süresi bildirimle başlar."
      />
      <ListSearch
        label="İadelerde ara"
        placeholder="Alıcı, e-posta ya da sipariş numarası"
        search={search ?? ''}
        onSearch={(text) => changeFilters({ ara: text || undefined })}
      />
      <chakra.div maxW="240px" mb={{ base: '4', md: '0' }}>
        <SelectField
          label="Durum"
          labelHidden
          size="sm"
          placeholder="Bütün durumlar"
          options={STATES.map((value) => ({
            value,
            label: value === 'open' ? 'Sizi bekleyenler' : RETURN_STATE_LABELS[value],
          }))}
          value={state ?? ''}
          onChange={({ target }) => changeFilters({ durum: STATE.read(target.value) })}
        />
      </chakra.div>
      {returns.isLoadingError ? (
        <LoadError query={returns} what={LOAD_FAILED} titleAs="h2" />
      ) : (
        <DataTable
          caption="İadeler"
          columns={RETURN_COLUMNS}
          rows={itemsOf(returns.data)}
          rowKey={({ id }) => id}
          rowHref={({ orderId }) => adminPaths.order(orderId)}
          rowLabel={({ buyerName }) => `${buyerName}, iadeyi aç`}
          busy={returns.isPlaceholderData}
          empty={
            <EmptyList
              list={{ isNarrowed, clearFilters }}
              narrowed={NOTHING_FOUND}
              none={NONE_YET}
              shape="bowl"
            />
          }
        />
      )}
      <Pager pagination={returns.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
    </>
  );
}
