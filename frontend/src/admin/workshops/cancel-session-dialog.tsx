import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { toast } from '../../ui/toast.js';

interface CancelSessionDialogProps {
  readonly session: AdminSessionRow;
  readonly onClose: () => void;
}

/** Cancels a workshop with bookings, which cannot be deleted. It says what happens and to how many guests. */
export function CancelSessionDialog({ session, onClose }: CancelSessionDialogProps) {
  const utils = trpc.useUtils();
  const cancel = useRef<HTMLButtonElement>(null);
  const cancellation = trpc.admin.workshops.cancelSession.useMutation();
  const { id: sessionId, version, activeBookings, activeSeats, heldSeats } = session;
  const send = () =>
    cancellation.mutate(
      { sessionId, version },
      {
        onSuccess: () => {
          toast.success({
            text: 'Workshop iptal edildi. Misafirlere haber veriliyor, ödemeler iade ediliyor.',
          });
          onClose();
        },
        onError: (error) => toast.error({ text: describeError(error).message }),
        onSettled: () => void utils.admin.workshops.invalidate(),
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      width="confirm"
      role="alertdialog"
      dismissible={!cancellation.isPending}
      initialFocus={cancel}
      title="Workshopu iptal edelim mi?"
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            variant="danger"
            pending={cancellation.isPending}
            pendingLabel="İptal ediliyor..."
            onClick={send}
          >
            İptal Et ve İade Et
          </Button>
        </>
      }
    >
      <chakra.p mb="3">
        {session.title}, {formatSession(session)}
      </chakra.p>
      <chakra.p color="fg.muted">
        {activeBookings > 0
          ? `Bu workshop için ${activeBookings} rezervasyon (${activeSeats} kişi) var, bu yüzden silinemez. İptal ederseniz takvimden kalkar, her misafire iptal e-postası gider ve ödedikleri tutar kartlarına iade edilir. Bu işlem geri alınamaz.`
          : 'Workshop takvimden kalkar. Rezervasyonu yok, kimseye e-posta gitmez.'}
      </chakra.p>
      {heldSeats > 0 && (
        <chakra.p mt="3" color="fg.muted">
          Şu anda {heldSeats} yer için ödeme yapılıyor; tamamlanırsa tutar kendiliğinden iade edilir.
        </chakra.p>
      )}
    </Dialog>
  );
}
