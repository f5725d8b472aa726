import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../../lib/server/trpc.js';
import { EmptyState } from '../../../../ui/empty-state.js';
import { itemsOf } from '../../../lib/page-window.js';
import { useListAddress } from '../../../lib/use-list-address.js';
import { useRefetchErrorToast } from '../../../lib/use-refetch-error-toast.js';
import { DataTable } from '../../../ui/data-table.js';
import { LoadError } from '../../../ui/load-error.js';
import { Pager } from '../../../ui/pager.js';
import { BULK_ADDRESS } from './bulk-address.js';
import { bulkMailColumns } from './bulk-mail-columns.js';
import { useCampaignActions } from './use-campaign-actions.js';

const LOAD_FAILED = 'Gönderimler yüklenirken hata oluştu';
/** The polling interval while a mail is being sent. */
const ON_ITS_WAY_MS = 2_000;

/** Lists the bulk mails, running and finished. */
export function BulkMailList() {
  const { page, perPage, setPage, setPageSize } = useListAddress(BULK_ADDRESS);
  const campaigns = trpc.admin.email.bulkMails.useQuery(
    { page, perPage },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(({ status }) => status === 'running') ? ON_ITS_WAY_MS : false,
    },
  );
  useRefetchErrorToast(campaigns, LOAD_FAILED);
  const actions = useCampaignActions();
  return (
    <section aria-labelledby="gonderimler">
      <chakra.h2 id="gonderimler" textStyle="h4" mb="4">
        Gönderimler
      </chakra.h2>
      {campaigns.isLoadingError ? (
        <LoadError query={campaigns} what={LOAD_FAILED} />
      ) : (
        <DataTable
          caption="Toplu e-postalar"
          columns={bulkMailColumns(actions)}
          rows={itemsOf(campaigns.data)}
          rowKey={({ id }) => id}
          busy={campaigns.isPlaceholderData}
          skeletonRows={3}
          empty={
            <EmptyState
              shape="bowl"
              titleAs="h3"
              title="Henüz toplu e-posta gönderilmedi"
              text="Gönderdikleriniz burada ilerlemesiyle durur."
            />
          }
        />
      )}
      <Pager pagination={campaigns.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
    </section>
  );
}
