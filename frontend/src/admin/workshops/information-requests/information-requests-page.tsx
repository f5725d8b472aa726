import { keepPreviousData } from '@tanstack/react-query';
import type { InformationRequestCounts } from '@contract/workshops/admin-information-requests.views.js';
import {
  INFORMATION_REQUEST_STATUS_LABELS,
  INFORMATION_REQUEST_STATUSES,
} from '@contract/workshops/information-request.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useNow } from '../../../lib/time/use-now.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { freeText } from '../../lib/filter-values.js';
import { useListAddress } from '../../lib/use-list-address.js';
import { useOpenRecord } from '../../lib/use-open-record.js';
import { useTab } from '../../lib/use-tab.js';
import { DataTable } from '../../ui/data-table.js';
import { ListSearch } from '../../ui/list-search.js';
import { LoadError } from '../../ui/load-error.js';
import { Pager } from '../../ui/pager.js';
import { RefreshButton } from '../../ui/refresh-button.js';
import { SectionHead } from '../../ui/section-head.js';
import { Tabs } from '../../ui/tabs.js';
import { useProgramTitles } from '../../lib/use-program-names.js';
import { requestColumns } from './request-columns.js';
import { RequestDialog } from './request-dialog.js';
import { useRequestActions } from './use-request-actions.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { itemsOf } from '../../lib/page-window.js';
import { useRefetchErrorToast } from '../../lib/use-refetch-error-toast.js';

const LOAD_FAILED = 'Workshop bilgi talepleri yüklenirken bir hata oluştu.';

const STATUS_TABS = ['all', ...INFORMATION_REQUEST_STATUSES] as const;
const LABELS = { all: 'Tümü', ...INFORMATION_REQUEST_STATUS_LABELS };
const ADDRESS = {
  filters: { ara: freeText() },
  sorts: ['createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
} as const;

export function InformationRequestsPage() {
  const { filters, page, perPage, changeFilters, setPage, setPageSize } = useListAddress(ADDRESS);
  const { ara: search } = filters;
  const { current: tab, hrefOf } = useTab('durum', STATUS_TABS);
  const { id: openId, hrefOf: hrefOfRequest, close } = useOpenRecord('talep');
  const now = useNow();
  const { save, remove } = useRequestActions();
  const requests = trpc.admin.informationRequests.list.useQuery(
    { page, perPage, ...(search !== undefined && { search }), ...(tab !== 'all' && { status: tab }) },
    { placeholderData: keepPreviousData },
  );
  useRefetchErrorToast(requests, LOAD_FAILED, describeSaveFailure);
  const titleOf = useProgramTitles();
  const columns = requestColumns({
    now,
    titleOf,
    onMark: ({ id, version, adminNotes, status: before }, status) =>
      void save({ id, version, adminNotes, status }, { before }),
    onRemove: (request) => void remove(request),
  });
  const isNarrowed = tab !== 'all' || search !== undefined;
  return (
    <>
      <SectionHead
        title="Bilgi Talepleri"
        lead={leadOf(requests.data?.counts)}
        actions={<RefreshButton isPending={requests.isFetching} onPress={() => void requests.refetch()} />}
      />
      <ListSearch
        label="Taleplerde ara"
        placeholder="Ad, soyad, e-posta ya da telefon"
        search={search ?? ''}
        onSearch={(text) => changeFilters({ ara: text }, { replace: true })}
      />
      <Tabs
        label="Duruma göre talepler"
        current={tab}
        tabs={STATUS_TABS.map((status) => ({
          key: status,
          label: LABELS[status],
          href: hrefOf(status),
          count: requests.data?.counts[status],
        }))}
      />
      {requests.isLoadingError ? (
        <LoadError query={requests} what={LOAD_FAILED} titleAs="h2" />
      ) : (
        <DataTable
          caption="Workshop bilgi talepleri"
          columns={columns}
          rows={itemsOf(requests.data)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOfRequest(id)}
          rowLabel={({ name, surname }) => `${name} ${surname}`}
          busy={requests.isPlaceholderData}
          empty={<EmptyState shape="bowl" titleAs="h2" {...(isNarrowed ? NOTHING_FOUND : NONE_YET)} />}
        />
      )}
      <Pager pagination={requests.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
      {openId !== null && <RequestDialog key={openId} id={openId} onClose={close} />}
    </>
  );
}

function leadOf(counts: InformationRequestCounts | undefined): string {
  if (counts === undefined || counts.overdue === 0) return 'Workshoplar hakkında bilgi isteyenler.';
  return `${counts.overdue} talep 24 saatten uzun süredir yanıt bekliyor.`;
}

const NOTHING_FOUND = {
  title: 'Bu filtreye uygun talep bulunamadı.',
  text: 'Aramayı kısaltmayı ya da başka bir durum seçmeyi deneyin.',
};
const NONE_YET = {
  title: 'Henüz workshop bilgi talebi bulunmuyor.',
  text: 'Workshop sayfasındaki formdan yazanlar burada listelenir.',
};
