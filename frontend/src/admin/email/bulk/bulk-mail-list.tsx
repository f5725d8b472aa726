import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { itemsOf } from '../../lib/page-window.js';
import { useListAddress } from '../../lib/use-list-address.js';
import { useStaleNotice } from '../../lib/use-stale-notice.js';
import { DataTable } from '../../ui/data-table.js';
import { LoadError } from '../../ui/load-error.js';
import { Pager } from '../../ui/pager.js';
import { BULK_ADDRESS } from './bulk-address.js';
import { bulkMailColumns } from './bulk-mail-columns.js';
import { useBulkTurn } from './use-bulk-turn.js';

const LOAD_FAILED = 'Gönderimler yüklenirken hata oluştu';
/** While one is on its way its counts move. */
const ON_ITS_WAY_MS = 2_000;

/** What was sent to many, on its way and after it. */
export function BulkMailList() {
  const { page, perPage, setPage, setPageSize } = useListAddress(BULK_ADDRESS);
  const letters = trpc.admin.email.bulkMails.useQuery(
    { page, perPage },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(({ status }) => status === 'running') ? ON_ITS_WAY_MS : false,
    },
  );
  useStaleNotice(letters, LOAD_FAILED);
  const turns = useBulkTurn();
  return (
    <section aria-labelledby="gonderimler">
      <chakra.h2 id="gonderimler" textStyle="h4" mb="4">
        Gönderimler
      </chakra.h2>
      {letters.isLoadingError ? (
        <LoadError query={letters} what={LOAD_FAILED} />
      ) : (
        <DataTable
          caption="Toplu e-postalar"
          columns={bulkMailColumns(turns)}
          rows={itemsOf(letters.data)}
          rowKey={({ id }) => id}
          busy={letters.isPlaceholderData}
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
      <Pager pagination={letters.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
    </section>
  );
}
