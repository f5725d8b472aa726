import { keepPreviousData } from '@tanstack/react-query';
import { SEEN_STATE_LABELS, SEEN_STATES } from '@contract/data-requests/data-request.js';
import { trpc } from '../../lib/server/trpc.js';
import { EmptyState } from '../../ui/empty-state.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';
import { itemsOf } from '../lib/page-window.js';
import { useListAddress } from '../lib/use-list-address.js';
import { useOpenRecord } from '../lib/use-open-record.js';
import { useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';
import { useTab } from '../lib/use-tab.js';
import { DataTable } from '../ui/data-table.js';
import { LoadError } from '../ui/load-error.js';
import { Pager } from '../ui/pager.js';
import { RefreshButton } from '../ui/refresh-button.js';
import { SectionHead } from '../ui/section-head.js';
import { Tabs } from '../ui/tabs.js';
import { DATA_REQUEST_COLUMNS } from './data-request-columns.js';
import { DataRequestDialog } from './data-request-dialog.js';

const LOAD_FAILED = 'KVKK başvuruları yüklenirken bir hata oluştu.';
const STATE_TABS = ['all', ...SEEN_STATES] as const;
const LABELS = { all: 'Tümü', ...SEEN_STATE_LABELS };
const ADDRESS = {
  filters: {},
  sorts: ['confirmedAt'],
  defaultSort: { by: 'confirmedAt', order: 'desc' },
} as const;

/** What people ask about their own data; the one whose term ends first is at the top. */
export function DataRequestsPage() {
  const { page, perPage, setPage, setPageSize } = useListAddress(ADDRESS);
  const { current: tab, hrefOf } = useTab('durum', STATE_TABS);
  const { id: openId, hrefOf: hrefOfRequest, close } = useOpenRecord('basvuru');
  const requests = trpc.admin.dataRequests.list.useQuery(
    { page, perPage, ...(tab !== 'all' && { state: tab }) },
    { placeholderData: keepPreviousData },
  );
  useRefetchErrorToast(requests, LOAD_FAILED, describeSaveFailure);
  return (
    <>
      <SectionHead
        title="KVKK Başvuruları"
        lead="Kişisel verileri hakkında başvuranlar. Her başvuru, e-posta adresi onaylandığı andan başlayarak 30 gün içinde yanıtlanır."
        actions={<RefreshButton isPending={requests.isFetching} onPress={() => void requests.refetch()} />}
      />
      <Tabs
        label="Duruma göre başvurular"
        current={tab}
        tabs={STATE_TABS.map((state) => ({
          key: state,
          label: LABELS[state],
          href: hrefOf(state),
          count: requests.data?.counts[state],
        }))}
      />
      {requests.isLoadingError ? (
        <LoadError query={requests} what={LOAD_FAILED} titleAs="h2" />
      ) : (
        <DataTable
          caption="KVKK başvuruları"
          columns={DATA_REQUEST_COLUMNS}
          rows={itemsOf(requests.data)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOfRequest(id)}
          rowLabel={({ name }) => name}
          busy={requests.isPlaceholderData}
          empty={<EmptyState shape="bowl" titleAs="h2" {...(tab === 'all' ? NONE_YET : NONE_OF_STATE)} />}
        />
      )}
      <Pager pagination={requests.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
      {openId !== null && <DataRequestDialog key={openId} id={openId} onClose={close} />}
    </>
  );
}

const NONE_YET = {
  title: 'Henüz KVKK başvurusu yok.',
  text: 'Gizlilik politikasındaki bağlantıdan gelen başvurular burada listelenir.',
};
const NONE_OF_STATE = {
  title: 'Bu durumda başvuru yok.',
  text: 'Başka bir durum seçmeyi deneyin.',
};
