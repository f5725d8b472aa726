import { keepPreviousData } from '@tanstack/react-query';
import type { MessageCampaignView } from '@contract/messaging/messages/admin-messaging.views.js';
import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { MESSAGE_CATEGORY_LABELS } from '@contract/messaging/messages/message.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Badge } from '../../../ui/badge.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { useListAddress } from '../../lib/use-list-address.js';
import { useOpenRecord } from '../../lib/use-open-record.js';
import { DataTable } from '../../ui/data-table.js';
import { LoadError } from '../../ui/load-error.js';
import { Pager } from '../../ui/pager.js';
import type { Column } from '../../ui/table-column.js';
import { formatPeopleCount } from '../../lib/format-people-count.js';
import { audienceLabel } from './audience-label.js';
import { SentMessageDialog } from './sent-message-dialog.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { itemsOf } from '../../lib/page-window.js';
import { useRefetchErrorToast } from '../../lib/use-refetch-error-toast.js';

const LOAD_FAILED = 'Mesajlar yüklenirken hata oluştu';

const ADDRESS = {
  filters: {},
  sorts: ['createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
} as const;

/** The polling interval while a message is being sent. */
const ON_ITS_WAY_MS = 5_000;

const COLUMNS: Column<MessageCampaignView>[] = [
  {
    key: 'subject',
    title: 'Konu',
    onCard: 'title',
    cell: ({ subject, adminName }) => (
      <>
        <strong>{subject}</strong>
        <small>{adminName}</small>
      </>
    ),
  },
  {
    key: 'category',
    title: 'Kategori',
    onCard: 'badge',
    cell: ({ category }) => <Badge tone="neutral">{MESSAGE_CATEGORY_LABELS[category]}</Badge>,
  },
  {
    key: 'audience',
    title: 'Kime',
    cell: ({ audience, target, day }) => (
      <>
        {audienceLabel(audience)}
        {target !== null && <small>{target}</small>}
        {day !== null && <small>{formatDate(day)}</small>}
      </>
    ),
  },
  {
    key: 'count',
    title: 'Alıcı',
    align: 'end',
    cell: ({ recipientCount, waitingCount }) => (
      <>
        {formatPeopleCount(recipientCount)}
        {waitingCount > 0 && <small>{formatPeopleCount(waitingCount)} sırada</small>}
      </>
    ),
  },
  {
    key: 'mails',
    title: 'E-posta',
    align: 'end',
    cell: ({ mailCount, unmailedCount }) => (
      <>
        {formatPeopleCount(mailCount)}
        {unmailedCount > 0 && <small>{formatPeopleCount(unmailedCount)} atlandı</small>}
      </>
    ),
  },
  { key: 'date', title: 'Tarih', cell: ({ createdAt }) => formatDateTime(createdAt) },
];

export function SentMessages() {
  const { page, perPage, setPage, setPageSize } = useListAddress(ADDRESS);
  const { id: openId, hrefOf, close } = useOpenRecord('mesaj');
  const sent = trpc.admin.messaging.history.useQuery(
    { page, perPage },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(({ waitingCount }) => waitingCount > 0) ? ON_ITS_WAY_MS : false,
    },
  );
  useRefetchErrorToast(sent, LOAD_FAILED, describeSaveFailure);
  return (
    <>
      {sent.isLoadingError ? (
        <LoadError query={sent} what={LOAD_FAILED} titleAs="h2" />
      ) : (
        <DataTable
          caption="Gönderilen mesajlar"
          columns={COLUMNS}
          rows={itemsOf(sent.data)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf(id)}
          rowLabel={({ subject }) => subject}
          busy={sent.isPlaceholderData}
          empty={
            <EmptyState
              shape="bowl"
              titleAs="h2"
              title="Henüz mesaj gönderilmemiş."
              text="İlk mesajınızı ‘Mesaj Gönder’ sekmesinden yazabilirsiniz."
            />
          }
        />
      )}
      <Pager pagination={sent.data?.pagination} onPage={setPage} onPageSize={setPageSize} />
      {openId !== null && <SentMessageDialog key={openId} id={openId} onClose={close} />}
    </>
  );
}
