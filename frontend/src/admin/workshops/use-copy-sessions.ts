import type { LocalDate } from '@contract/common/dates.js';
import type { SessionCopyDto } from '@contract/workshops/copy-week.dto.js';
import type { SessionVersionDto } from '@contract/workshops/session.dto.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { WORKSHOP_REMOVE_FAILED, WORKSHOP_SAVE_FAILED } from './workshops.texts.js';

/** Copies sessions, and offers to take the copies back. `onCopied` gets the first day. */
export function useCopySessions(onCopied: (date: LocalDate) => void) {
  const utils = trpc.useUtils();
  const copy = trpc.admin.workshops.copyWeek.useMutation();
  const undo = async (copies: SessionVersionDto[]): Promise<void> => {
    try {
      await utils.client.admin.workshops.removeCopies.mutate({ copies });
      toast.success({ text: 'Kopyalar takvimden kaldırıldı.' });
    } catch (error) {
      toast.error({ text: describeError(error, { network: WORKSHOP_REMOVE_FAILED }).message });
    }
    await utils.admin.workshops.invalidate();
  };
  const send = (copies: SessionCopyDto[]) =>
    copy.mutate(
      { copies },
      {
        onSuccess: (made) => {
          toast.success({
            text: `${made.length} workshop kopyalandı.`,
            action: { label: 'Geri Al', onClick: () => void undo(made) },
          });
          const [first] = copies.map(({ date }) => date).sort();
          if (first !== undefined) onCopied(first);
        },
        onError: (error) =>
          toast.error({ text: describeError(error, { network: WORKSHOP_SAVE_FAILED }).message }),
        // Also after a refusal, because somebody else may have filled the week.
        onSettled: () => void utils.admin.workshops.invalidate(),
      },
    );
  return { send, isPending: copy.isPending };
}
