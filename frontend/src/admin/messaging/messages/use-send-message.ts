import { AUDIENCE_LABELS } from '@contract/messaging/messages/audience.js';
import { MESSAGE_CATEGORY_LABELS } from '@contract/messaging/messages/message.js';
import type { Reach } from '@contract/messaging/messages/admin-messaging.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { toast } from '../../../ui/toast.js';
import { describeFailure } from '../../lib/describe-failure.js';
import { useCampaignKey } from '../../lib/use-campaign-key.js';
import { formatPeopleCount } from '../../lib/format-people-count.js';
import { describeReach } from '../../lib/describe-reach.js';
import type { MessageGroup } from './use-message-group.js';

interface WrittenMessage {
  readonly subject: string;
  readonly message: string;
}

/**
 * Asks for confirmation of the number of recipients, and sends the message once, however often it is tried. Returns
 * whether it was sent.
 */
export function useSendMessage(group: MessageGroup) {
  const utils = trpc.useUtils();
  const { keyOf, forget } = useCampaignKey('message');
  const sending = trpc.admin.messaging.send.useMutation({
    onSuccess: () => utils.admin.messaging.invalidate(),
  });
  const send = async (written: WrittenMessage, reach: Reach): Promise<boolean> => {
    const { audience, category } = group;
    const isSure = await confirm({
      title: `Mesaj ${formatPeopleCount(reach.recipientCount)}ye gönderilsin mi?`,
      text: `“${written.subject}” – ${AUDIENCE_LABELS[audience]}, ${MESSAGE_CATEGORY_LABELS[category]}. ${describeReach(reach)} Gönderilen mesaj geri alınamaz.`,
      confirmLabel: `${formatPeopleCount(reach.recipientCount)}ye Gönder`,
      destructive: false,
    });
    if (!isSure) return false;
    try {
      const message = { ...written, ...group };
      const { sentCount } = await sending.mutateAsync({ key: keyOf(message), ...message });
      forget();
      toast.success({ text: `Mesaj ${sentCount} kişiye gönderildi.` });
      return true;
    } catch (error) {
      toast.error({ text: describeFailure(error, 'Mesaj gönderilirken hata oluştu') });
      return false;
    }
  };
  return { send, isSending: sending.isPending };
}
