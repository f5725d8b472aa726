import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { formatTl } from '@contract/common/money.js';
import { Button } from '../../../ui/button.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { bookingLabel } from '../booking-words.js';
import { turnWords } from './turn-words.js';

interface CancelDialogProps {
  readonly booking: AdminBookingView;
  readonly open: boolean;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (returnsMoney: boolean) => void;
}

/** What of the charge has not gone back yet. */
function refundableKurus({ payment, paymentStatus, refundedKurus }: AdminBookingView): number {
  return payment !== null && paymentStatus === 'paid' ? Math.max(0, payment.amountKurus - refundedKurus) : 0;
}

/** A booking is called off only after everything that follows has been read. */
export function CancelDialog({ booking, open, isPending, onClose, onConfirm }: CancelDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [returnsMoney, setReturnsMoney] = useState(true);
  const restKurus = refundableKurus(booking);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onExited={() => setReturnsMoney(true)}
      width="confirm"
      role="alertdialog"
      dismissible={!isPending}
      initialFocus={cancel}
      title="Bu rezervasyonu iptal edelim mi?"
      footer={
        <>
          <Button variant="outline" size="sm" ref={cancel} disabled={isPending} onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            variant="danger"
            size="sm"
            pending={isPending}
            pendingLabel="İptal ediliyor..."
            onClick={() => onConfirm(restKurus > 0 && returnsMoney)}
          >
            Rezervasyonu İptal Et
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted">{bookingLabel(booking)} iptal edilince:</chakra.p>
      <chakra.ul display="grid" gap="1" mt="2" listStyleType="disc" ps="5" color="fg.muted">
        {turnWords(booking, 'cancelled').map((word) => (
          <li key={word}>{word}</li>
        ))}
      </chakra.ul>
      {restKurus > 0 && (
        <chakra.div mt="3">
          <CheckboxField
            label={`${formatTl(restKurus)} konuğun kartına iade edilsin`}
            help="Parayı elden ya da havaleyle geri verdiyseniz işareti kaldırın."
            checked={returnsMoney}
            onChange={({ target }) => setReturnsMoney(target.checked)}
          />
        </chakra.div>
      )}
    </Dialog>
  );
}
