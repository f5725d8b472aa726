import type { CallOffView } from '@contract/booking-changes/call-off/call-off.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

/** Reads again whatever a call-off shows. */
export function useReadCallOffsAgain() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.admin.callOffs.invalidate(),
      utils.admin.workshops.invalidate(),
      utils.admin.bookings.invalidate(),
    ]);
}

/** What the studio may still do before its guests are told. */
export function useCallOffActs({ callOffId }: CallOffView, onUndone: () => void) {
  const onSettled = useReadCallOffsAgain();
  const undo = trpc.admin.callOffs.undo.useMutation({
    onSuccess: () => {
      toast.success({ text: 'İptal geri alındı. Workshop yeniden takvimde.' });
      onUndone();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'İptal geri alınamadı.') }),
    onSettled,
  });
  const announce = trpc.admin.callOffs.announceNow.useMutation({
    onSuccess: () => toast.success({ text: 'Misafirlere haber gidiyor.' }),
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Haber gönderilemedi.') }),
    onSettled,
  });
  return {
    isUndoing: undo.isPending,
    isAnnouncing: announce.isPending,
    undo: () => undo.mutate({ callOffId }),
    announce: () => announce.mutate({ callOffId }),
  };
}
