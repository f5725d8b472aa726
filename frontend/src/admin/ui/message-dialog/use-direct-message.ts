import { useState } from 'react';
import type { DirectAudience } from '@contract/messaging/messages/audience.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeFailure } from '../../lib/describe-failure.js';
import { useCampaignKey } from '../../lib/use-campaign-key.js';

interface DirectMessage {
  readonly targetId: string;
  readonly audiences: readonly [DirectAudience, ...DirectAudience[]];
  readonly onSent: () => void;
}

const EMPTY = { subject: '', message: '' };

/** The text, whom it reaches, and its sending, which happens once however often it is tried. */
export function useDirectMessage({ targetId, audiences, onSent }: DirectMessage) {
  const utils = trpc.useUtils();
  const { keyOf, forget } = useCampaignKey('direct-message');
  const [audience, setAudience] = useState(audiences[0]);
  const [written, setWritten] = useState(EMPTY);
  const recipients = trpc.admin.messaging.directRecipients.useQuery({ targetId, audience }, { staleTime: 0 });
  const sending = trpc.admin.messaging.sendDirect.useMutation({
    onSuccess: () => utils.admin.messaging.invalidate(),
  });
  /** Resolves to whether it was sent. */
  const send = async (): Promise<boolean> => {
    const message = { subject: written.subject.trim(), message: written.message.trim(), audience, targetId };
    try {
      const { sentCount } = await sending.mutateAsync({ key: keyOf(message), ...message });
      forget();
      toast.success({ text: `Mesaj ${sentCount} kişiye gönderildi.` });
      onSent();
      return true;
    } catch (error) {
      toast.error({ text: describeFailure(error, 'Mesaj gönderilirken hata oluştu') });
      return false;
    }
  };
  return {
    targetId,
    audience,
    setAudience,
    written,
    setWritten,
    recipients,
    reach: recipients.data?.reach,
    isDirty: written.subject !== '' || written.message !== '',
    isSending: sending.isPending,
    send,
  };
}

export type DirectMessageState = ReturnType<typeof useDirectMessage>;
export type WrittenMessage = DirectMessageState['written'];
