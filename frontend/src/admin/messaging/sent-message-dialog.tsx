import { chakra } from '@chakra-ui/react';
import type { SentMessageDetailView } from '@contract/messages/admin-messaging.views.js';
import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { AUDIENCE_LABELS } from '@contract/messages/audience.js';
import { MESSAGE_CATEGORY_LABELS } from '@contract/messages/message.js';
import { trpc } from '../../lib/trpc.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorState } from '../../ui/error-state.js';
import { Paragraphs } from '../../ui/paragraphs.js';
import { Skeleton } from '../../ui/skeleton.js';
import { failureText } from '../lib/failure-text.js';
import { peopleText } from '../lib/people-text.js';
import { reachText } from './reach-text.js';

export function SentMessageDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const sent = trpc.admin.messaging.sent.useQuery({ id });
  return (
    <Dialog open onClose={onClose} width="coupon" title={sent.data?.subject ?? 'Gönderilen mesaj'}>
      {sent.isLoadingError && (
        <ErrorState
          title={failureText(sent.error, 'Mesajlar yüklenirken hata oluştu')}
          onRetry={() => void sent.refetch()}
          retrying={sent.isFetching}
        />
      )}
      {sent.isPending && <Skeleton h="240px" />}
      {sent.data && <Detail {...sent.data} />}
    </Dialog>
  );
}

function Detail(sent: SentMessageDetailView) {
  const { message, category, audience, day, adminName, createdAt, waitingCount, mails } = sent;
  const facts = [
    ['Gönderen', `${adminName} · ${formatDateTime(createdAt)}`],
    ['Kategori', MESSAGE_CATEGORY_LABELS[category]],
    ['Kime', day === null ? AUDIENCE_LABELS[audience] : `${AUDIENCE_LABELS[audience]}, ${formatDate(day)}`],
    ['Alıcılar', reachText(sent)],
    ['E-postalar', mailsText(mails)],
    ...(waitingCount > 0 ? [['Sırada', peopleText(waitingCount)]] : []),
  ];
  return (
    <chakra.div display="grid" gap="5" overflowWrap="anywhere">
      <chakra.div bg="bg.subtle" borderRadius="md" p="4">
        <Paragraphs text={message} />
      </chakra.div>
      <chakra.dl display="grid" gap="3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <chakra.dt textStyle="sm" color="fg.subtle">
              {label}
            </chakra.dt>
            <dd>{value}</dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.div>
  );
}

function mailsText({ sent, waiting, failed, skipped }: SentMessageDetailView['mails']): string {
  const parts = [
    [sent, 'gönderildi'],
    [waiting, 'bekliyor'],
    [failed, 'ulaşmadı'],
    [skipped, 'izin olmadığı için atlandı'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return told.length === 0 ? 'Kayıtlı e-posta yok' : told.join(', ');
}
