import { chakra } from '@chakra-ui/react';
import type { MessageCampaignDetailView } from '@contract/messaging/messages/admin-messaging.views.js';
import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { MESSAGE_CATEGORY_LABELS } from '@contract/messaging/messages/message.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorState } from '../../../ui/error-state.js';
import { Paragraphs } from '../../../ui/paragraphs.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { describeFailure } from '../../lib/describe-failure.js';
import { formatPeopleCount } from '../../lib/format-people-count.js';
import { audienceLabel } from './audience-label.js';
import { describeReach } from '../../lib/describe-reach.js';

export function SentMessageDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const sent = trpc.admin.messaging.sent.useQuery({ id });
  return (
    <Dialog open onClose={onClose} width="coupon" title={sent.data?.subject ?? 'Gönderilen mesaj'}>
      {sent.isLoadingError && (
        <ErrorState
          title={describeFailure(sent.error, 'Mesajlar yüklenirken hata oluştu')}
          onRetry={() => void sent.refetch()}
          retrying={sent.isFetching}
        />
      )}
      {sent.isPending && <Skeleton h="240px" />}
      {sent.data && <Detail {...sent.data} />}
    </Dialog>
  );
}

function Detail(sent: MessageCampaignDetailView) {
  const { message, category, audience, target, day, adminName, createdAt, waitingCount, mails } = sent;
  const facts = [
    ['Gönderen', `${adminName} · ${formatDateTime(createdAt)}`],
    ['Kategori', MESSAGE_CATEGORY_LABELS[category]],
    ['Kime', [audienceLabel(audience), target, day && formatDate(day)].filter(Boolean).join(', ')],
    ['Alıcılar', describeReach(sent)],
    ['E-postalar', formatMailCount(mails)],
    ...(waitingCount > 0 ? [['Sırada', formatPeopleCount(waitingCount)]] : []),
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

function formatMailCount({ sent, waiting, failed, skipped }: MessageCampaignDetailView['mails']): string {
  const parts = [
    [sent, 'gönderildi'],
    [waiting, 'bekliyor'],
    [failed, 'ulaşmadı'],
    [skipped, 'izin olmadığı için atlandı'],
  ] as const;
  const phrases = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return phrases.length === 0 ? 'Kayıtlı e-posta yok' : phrases.join(', ');
}
