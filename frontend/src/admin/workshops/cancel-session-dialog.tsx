import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { formatTl } from '@contract/common/money.js';
import { CANCELLATION_NOTE_MAX } from '@contract/workshops/session.dto.js';
import { formatSession } from '@contract/workshops/session.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { TextArea } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import { useGuardedClose } from '../lib/use-guarded-close.js';
import { expectedGuests } from './session-guests.js';

interface CancelSessionDialogProps {
  readonly session: AdminSessionRow;
  /** Deletes the session instead, which is possible while it has no bookings. */
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

const UNSENT_NOTE = 'Misafirlere yazdığınız not henüz gönderilmedi.';

/** Cancels a workshop for which somebody is expected. It says what happens, and to how many. */
export function CancelSessionDialog({ session, onDelete, onClose }: CancelSessionDialogProps) {
  const back = useRef<HTMLButtonElement>(null);
  const [note, setNote] = useState('');
  const { isPending, send } = useCancelSession(session, onClose);
  const close = useGuardedClose(note !== '', UNSENT_NOTE, onClose);
  const { activeBookings, heldSeats } = session;
  const hasBookings = activeBookings > 0;
  const deleteInstead = () => {
    onClose();
    onDelete();
  };
  return (
    <Dialog
      open
      onClose={close}
      width="confirm"
      role="alertdialog"
      dismissible={!isPending}
      initialFocus={back}
      title="Workshopu iptal edelim mi?"
      footer={
        <>
          <Button ref={back} variant="outline" disabled={isPending} onClick={close}>
            Vazgeç
          </Button>
          {!hasBookings && (
            <Button variant="outline" disabled={isPending} onClick={deleteInstead}>
              Takvimden Sil
            </Button>
          )}
          <Button
            variant="danger"
            pending={isPending}
            pendingLabel="İptal ediliyor..."
            onClick={() => send(note.trim())}
          >
            {hasBookings ? 'İptal Et ve İade Et' : 'Workshopu İptal Et'}
          </Button>
        </>
      }
    >
      <chakra.p mb="3">
        {session.title}, {formatSession(session)}
      </chakra.p>
      <Consequences session={session} />
      {heldSeats > 0 && (
        <chakra.p mt="3" color="fg.muted">
          Şu anda {heldSeats} yer için ödeme yapılıyor; tamamlanırsa tutar kendiliğinden iade edilir.
        </chakra.p>
      )}
      {hasBookings && (
        <chakra.div mt="4">
          <TextArea
            label="Misafirlere notunuz"
            optional
            help="İptal e-postasına özürle birlikte olduğu gibi eklenir. Aynı workshopun diğer tarihlerini biz yazarız."
            rows={3}
            maxLength={CANCELLATION_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </chakra.div>
      )}
    </Dialog>
  );
}

function Consequences({ session }: { readonly session: AdminSessionRow }) {
  const { activeBookings, activeSeats, activePaidKurus, seatsTakenElsewhere } = session;
  const refund =
    activePaidKurus > 0
      ? `her misafire iptal e-postası gider ve toplam ${formatTl(activePaidKurus)} ödedikleri kartlara iade edilir`
      : 'her misafire iptal e-postası gider; iade edilecek bir ödeme yok';
  return (
    <chakra.div display="grid" gap="3" color="fg.muted">
      {activeBookings > 0 && (
        <p>
          {`Bu workshop için ${activeBookings} rezervasyon (${activeSeats} kişi) var, bu yüzden silinemez. İptal ederseniz takvimden kalkar, ${refund}. Bu işlem geri alınamaz.`}
        </p>
      )}
      {seatsTakenElsewhere > 0 && (
        <p>
          {`${seatsTakenElsewhere} kişi panel dışından yazıldı. E-posta adreslerini bilmediğimiz için onlara sizin haber vermeniz gerekir.`}
        </p>
      )}
      {activeBookings > 0 && seatsTakenElsewhere > 0 && (
        <p>{`Toplam ${expectedGuests(session)} kişi bekleniyor.`}</p>
      )}
      {activeBookings === 0 && (
        <p>
          İptal ederseniz workshop sitedeki takvimden kalkar, burada “İptal edildi” olarak kalır; kimseye
          e-posta gitmez ve bu işlem geri alınamaz. Silerseniz buradan da kalkar; yanlışlıkla sildiyseniz geri
          alabilirsiniz.
        </p>
      )}
    </chakra.div>
  );
}

function useCancelSession({ id: sessionId, version, activeBookings }: AdminSessionRow, onDone: () => void) {
  const utils = trpc.useUtils();
  const cancellation = trpc.admin.workshops.cancelSession.useMutation();
  const text =
    activeBookings > 0
      ? 'Workshop iptal edildi. Misafirlere haber veriliyor, ödemeler iade ediliyor.'
      : 'Workshop iptal edildi.';
  const send = (note: string) =>
    cancellation.mutate(
      { sessionId, version, ...(note !== '' && { note }) },
      {
        onSuccess: () => {
          toast.success({ text });
          onDone();
        },
        onError: (error) => toast.error({ text: describeError(error).message }),
        onSettled: () => void utils.admin.workshops.invalidate(),
      },
    );
  return { isPending: cancellation.isPending, send };
}
