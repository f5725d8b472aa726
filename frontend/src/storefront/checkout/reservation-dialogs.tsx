import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ChangedCartDialog } from './changed-cart-dialog.js';
import { InterruptionDialogs } from './interruption-dialogs.js';
import { SignInRequiredDialog } from './sign-in-required-dialog.js';
import type { Reservation } from './use-hold.js';
import type { Interruption } from './use-interruption.js';

interface ReservationDialogsProps {
  readonly reservation: Reservation;
  /** False while the checkout is closing. */
  readonly isOpen: boolean;
  readonly interruption: Interruption | null;
  readonly onAcceptChanges: () => void;
  readonly onReserve: () => void;
  readonly onClose: () => void;
  /** Returns to the cart. */
  readonly onReturn: () => void;
}

/** The dialogs shown while there is no hold. The forms behind them keep what was typed. */
export function ReservationDialogs(props: ReservationDialogsProps) {
  const { reservation, isOpen, interruption, onAcceptChanges, onReserve, onClose, onReturn } = props;
  const isProblem = isOpen && reservation.status === 'problem';
  const isSignInRequired = isProblem && reservation.problem?.code === 'sign_in_required';
  return (
    <>
      <ChangedCartDialog
        open={isOpen && reservation.status === 'changed'}
        changes={reservation.changes}
        onAccept={onAcceptChanges}
        onClose={onClose}
        onReturn={onReturn}
      />
      <InterruptionDialogs
        interruption={isOpen ? interruption : null}
        onReserve={onReserve}
        onClose={onClose}
        onReturn={onReturn}
      />
      <SignInRequiredDialog
        open={isSignInRequired}
        onClose={onClose}
        onReturn={onReturn}
        onSignedIn={onReserve}
      />
      <Dialog
        open={isProblem && !isSignInRequired}
        onClose={onClose}
        role="alertdialog"
        width="confirm"
        title="Sepetinizi ayıramadık"
        footer={
          <>
            <Button variant="outline" onClick={onReturn}>
              Sepete Dön
            </Button>
            <Button onClick={onReserve}>Yeniden Deneyin</Button>
          </>
        }
      >
        <chakra.p color="fg.muted">
          {reservation.problem?.message}
          {reservation.problem?.code === 'network' && '. İnternetinizi kontrol edip yeniden deneyin.'}
        </chakra.p>
      </Dialog>
    </>
  );
}
