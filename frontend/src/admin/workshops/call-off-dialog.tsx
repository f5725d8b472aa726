import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { toast } from '../../ui/toast.js';

interface CallOffDialogProps {
  readonly session: AdminSessionRow;
  readonly onClose: () => void;
}

/** Cancels a workshop with bookings, which cannot be deleted. It says what happens and to how many guests. */
export function CallOffDialog({ session, onClose }: CallOffDialogProps) {
  const utils = trpc.useUtils();
  const cancel = useRef<HTMLButtonElement>(null);
  const callOff = trpc.admin.workshops.callOff.useMutation();
  const { id: sessionId, version, livingBookings, livingSeats, heldSeats } = session;
  const send = () =>
    callOff.mutate(
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
      dismissible={!callOff.isPending}
      initialFocus={cancel}
      title="Workshopu iptal edelim mi?"
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            variant="danger"
            pending={callOff.isPending}
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
        {livingBookings > 0
          ? `Bu workshop için ${livingBookings} rezervasyon (${livingSeats} kişi) var, bu yüzden silinemez. İptal ederseniz takvimden kalkar, her misafire iptal e-postası gider ve ödedikleri tutar kartlarına iade edilir. Bu işlem geri alınamaz.`
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
