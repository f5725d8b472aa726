import type { BulkTurn } from '@contract/email/bulk-mail.dto.js';
import type { BulkMailView } from '@contract/email/bulk-mail.js';
import { trpc } from '../../../lib/trpc.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { failureText } from '../../lib/failure-text.js';
import { tell } from '../email.texts.js';
import { peopleText } from '../../lib/people-text.js';

export interface BulkTurns {
  readonly onTurn: (letter: BulkMailView, turn: BulkTurn) => void;
  /** Of which a turn is being made. */
  readonly turnedId: string | null;
}

const DONE: Record<BulkTurn, string> = {
  pause: 'Gönderim duraklatıldı.',
  resume: 'Gönderim sürüyor.',
  stop: 'Gönderim durduruldu.',
};

/** Pause, go on, and stop, which asks. */
export function useBulkTurn(): BulkTurns {
  const utils = trpc.useUtils();
  const turning = trpc.admin.email.turnBulkMail.useMutation({
    onSuccess: (_answer, { turn }) => tell.done(DONE[turn]),
    onError: (error) => tell.failed(failureText(error, 'Gönderim değiştirilirken hata oluştu')),
    onSettled: () => utils.admin.email.invalidate(),
  });
  const turn = async ({ id, subject, waitingCount }: BulkMailView, to: BulkTurn) => {
    const isSure =
      to !== 'stop' ||
      (await confirm({
        title: 'Gönderim durdurulsun mu?',
        text: `“${subject}” bekleyen ${peopleText(waitingCount)}ye gitmez. Durdurulan gönderim sürdürülemez.`,
        confirmLabel: 'Durdur',
      }));
    if (isSure) turning.mutate({ id, turn: to });
  };
  return {
    onTurn: (letter, to) => void turn(letter, to),
    turnedId: turning.isPending ? turning.variables.id : null,
  };
}
