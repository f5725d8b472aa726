import { BULK_AUDIENCE_LABELS, type BulkAudience } from '@contract/messaging/email/bulk-mail.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { confirm } from '../../../../ui/confirm-dialog.js';
import { describeFailure } from '../../../lib/describe-failure.js';
import { useCampaignKey } from '../../../lib/use-campaign-key.js';
import { BULK_NOT_SENT, tell } from '../email.texts.js';
import { formatPeopleCount } from '../../../lib/format-people-count.js';

interface Campaign {
  readonly subject: string;
  readonly body: string;
  readonly audience: BulkAudience;
}

/** Asks, and starts the bulk mail once, however often it is tried. Returns whether it was started. */
export function useBulkMail() {
  const utils = trpc.useUtils();
  const { keyOf, forget } = useCampaignKey('bulk-mail');
  const starting = trpc.admin.email.startBulkMail.useMutation({
    onSuccess: () => utils.admin.email.invalidate(),
  });
  const start = async (campaign: Campaign, count: number): Promise<boolean> => {
    const isSure = await confirm({
      title: `E-posta ${formatPeopleCount(count)}ye gönderilsin mi?`,
      text: `“${campaign.subject}” – ${BULK_AUDIENCE_LABELS[campaign.audience]}. Gönderilen e-posta geri alınamaz.`,
      confirmLabel: `${formatPeopleCount(count)}ye Gönder`,
      destructive: false,
    });
    if (!isSure) return false;
    try {
      const { recipientCount } = await starting.mutateAsync({ key: keyOf(campaign), ...campaign });
      forget();
      tell.done(`E-posta ${formatPeopleCount(recipientCount)} için sıraya alındı.`);
      return true;
    } catch (error) {
      tell.failed(describeFailure(error, BULK_NOT_SENT));
      return false;
    }
  };
  return { start, isStarting: starting.isPending };
}
