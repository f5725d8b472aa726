import type { CampaignAction } from '@contract/messaging/email/bulk-mail.dto.js';
import type { BulkMailView } from '@contract/messaging/email/bulk-mail.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { confirm } from '../../../../ui/confirm-dialog.js';
import { describeFailure } from '../../../lib/describe-failure.js';
import { tell } from '../email.texts.js';
import { formatPeopleCount } from '../../../lib/format-people-count.js';

export interface CampaignActions {
  readonly onAction: (campaign: BulkMailView, action: CampaignAction) => void;
  /** The bulk mail whose state is being changed. */
  readonly pendingId: string | null;
}

const DONE: Record<CampaignAction, string> = {
  pause: 'Gönderim duraklatıldı.',
  resume: 'Gönderim sürüyor.',
  stop: 'Gönderim durduruldu.',
};

/** Pauses, resumes and stops bulk mails; stopping asks for confirmation. */
export function useCampaignActions(): CampaignActions {
  const utils = trpc.useUtils();
  const controlling = trpc.admin.email.controlBulkMail.useMutation({
    onSuccess: (_answer, { action }) => tell.done(DONE[action]),
    onError: (error) => tell.failed(describeFailure(error, 'Gönderim değiştirilirken hata oluştu')),
    onSettled: () => utils.admin.email.invalidate(),
  });
  const control = async ({ id, subject, waitingCount }: BulkMailView, to: CampaignAction) => {
    const isSure =
      to !== 'stop' ||
      (await confirm({
        title: 'Gönderim durdurulsun mu?',
        text: `“${subject}” bekleyen ${formatPeopleCount(waitingCount)}ye gitmez. Durdurulan gönderim sürdürülemez.`,
        confirmLabel: 'Durdur',
      }));
    if (isSure) controlling.mutate({ id, action: to });
  };
  return {
    onAction: (campaign, to) => void control(campaign, to),
    pendingId: controlling.isPending ? controlling.variables.id : null,
  };
}
