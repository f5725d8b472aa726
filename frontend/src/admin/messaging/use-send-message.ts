import { AUDIENCE_LABELS } from '@contract/messages/audience.js';
import { MESSAGE_CATEGORY_LABELS } from '@contract/messages/message.js';
import type { Reach } from '@contract/messages/admin-messaging.views.js';
import { trpc } from '../../lib/trpc.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { failureText } from '../lib/failure-text.js';
import { useLetterKey } from '../lib/use-letter-key.js';
import { peopleText } from '../lib/people-text.js';
import { reachText } from './reach-text.js';
import type { MessageGroup } from './use-message-group.js';

interface WrittenMessage {
  readonly subject: string;
  readonly message: string;
}

/** Asks whether it may go to so many, and sends it once, however often it is tried. Answers whether it went out. */
export function useSendMessage(group: MessageGroup) {
  const utils = trpc.useUtils();
  const { keyOf, forget } = useLetterKey('message');
  const sending = trpc.admin.messaging.send.useMutation({
    onSuccess: () => utils.admin.messaging.invalidate(),
  });
  const send = async (written: WrittenMessage, reach: Reach): Promise<boolean> => {
    const { audience, category } = group;
    const isSure = await confirm({
      title: `Mesaj ${peopleText(reach.recipientCount)}ye gönderilsin mi?`,
      text: `“${written.subject}” – ${AUDIENCE_LABELS[audience]}, ${MESSAGE_CATEGORY_LABELS[category]}. ${reachText(reach)} Gönderilen mesaj geri alınamaz.`,
      confirmLabel: `${peopleText(reach.recipientCount)}ye Gönder`,
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
      toast.error({ text: failureText(error, 'Mesaj gönderilirken hata oluştu') });
      return false;
    }
  };
  return { send, isSending: sending.isPending };
}
