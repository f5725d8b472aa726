import { BULK_AUDIENCE_LABELS, type BulkAudience } from '@contract/email/bulk-mail.js';
import { trpc } from '../../../lib/trpc.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { failureText } from '../../lib/failure-text.js';
import { useLetterKey } from '../../lib/use-letter-key.js';
import { BULK_NOT_SENT, tell } from '../email.texts.js';
import { peopleText } from '../../lib/people-text.js';

interface Letter {
  readonly subject: string;
  readonly body: string;
  readonly audience: BulkAudience;
}

/** Asks, and starts it once, however often it is tried. Answers whether it is on its way. */
export function useBulkMail() {
  const utils = trpc.useUtils();
  const { keyOf, forget } = useLetterKey('bulk-mail');
  const starting = trpc.admin.email.startBulkMail.useMutation({
    onSuccess: () => utils.admin.email.invalidate(),
  });
  const start = async (letter: Letter, count: number): Promise<boolean> => {
    const isSure = await confirm({
      title: `E-posta ${peopleText(count)}ye gönderilsin mi?`,
      text: `“${letter.subject}” – ${BULK_AUDIENCE_LABELS[letter.audience]}. Gönderilen e-posta geri alınamaz.`,
      confirmLabel: `${peopleText(count)}ye Gönder`,
      destructive: false,
    });
    if (!isSure) return false;
    try {
      const { recipientCount } = await starting.mutateAsync({ key: keyOf(letter), ...letter });
      forget();
      tell.done(`E-posta ${peopleText(recipientCount)} için sıraya alındı.`);
      return true;
    } catch (error) {
      tell.failed(failureText(error, BULK_NOT_SENT));
      return false;
    }
  };
  return { start, isStarting: starting.isPending };
}
