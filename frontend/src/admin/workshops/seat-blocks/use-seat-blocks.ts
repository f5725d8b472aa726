import type { AddSeatBlockDto } from '@contract/workshops/seat-block.dto.js';
import type { SeatBlock } from '@contract/workshops/seat-block.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

/** The seats of a session that no booking has, and freeing them. Freed seats can be taken back while they are free. */
export function useSeatBlocks(sessionId: string) {
  const utils = trpc.useUtils();
  const blocks = trpc.admin.seatBlocks.ofSession.useQuery({ sessionId });
  const readAgain = async () => {
    await Promise.all([utils.admin.seatBlocks.invalidate(), utils.admin.workshops.invalidate()]);
  };
  const fail = (error: unknown) => {
    toast.error({ text: describeSaveFailure(error, 'Yerler boşaltılamadı.') });
  };
  const undo = async (block: SeatBlock): Promise<void> => {
    try {
      await utils.client.admin.seatBlocks.add.mutate(againOf(sessionId, block));
      toast.success({ text: 'Yerler yeniden ayrıldı.' });
    } catch (error) {
      fail(error);
    }
    await readAgain();
  };
  const release = trpc.admin.seatBlocks.release.useMutation({ onError: fail, onSettled: readAgain });
  return {
    blocks,
    readAgain,
    isReleasing: release.isPending,
    release: (block: SeatBlock) =>
      release.mutate(
        { id: block.id, version: block.version },
        {
          onSuccess: () =>
            toast.success({
              text: `${block.seats} yer boşaltıldı ve satışa açıldı.`,
              action: { label: 'Geri Al', onClick: () => void undo(block) },
            }),
        },
      ),
  };
}

function againOf(sessionId: string, { kind, seats, name, phone, note }: SeatBlock): AddSeatBlockDto {
  return { id: crypto.randomUUID(), sessionId, kind, seats, name, phone, note, outOf: null };
}
