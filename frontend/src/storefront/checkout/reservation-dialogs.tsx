import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorState } from '../../ui/error-state.js';
import { ChangedCartDialog } from './changed-cart-dialog.js';
import type { Reservation } from './use-reservation.js';

interface ReservationDialogsProps {
  readonly reservation: Reservation;
  /** False while the checkout as a whole is leaving the screen. */
  readonly isOpen: boolean;
  readonly isExpired: boolean;
  readonly onAcceptChanges: () => void;
  readonly onReserve: () => void;
  readonly onClose: () => void;
}

/** What stands above the forms while no hold does: they keep what was typed. */
export function ReservationDialogs(props: ReservationDialogsProps) {
  const { reservation, isOpen, isExpired, onAcceptChanges, onReserve, onClose } = props;
  const isProblem = isOpen && reservation.status === 'problem';
  return (
    <>
      <ChangedCartDialog
        open={isOpen && reservation.status === 'changed'}
        changes={reservation.changes}
        onAccept={onAcceptChanges}
        onClose={onClose}
      />
      <Dialog
        open={isOpen && isExpired}
        onClose={onClose}
        role="alertdialog"
        width="confirm"
        title="Ayırdığımız süre doldu"
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Sepete Dön
            </Button>
            <Button onClick={onReserve}>Yeniden Ayır</Button>
          </>
        }
      >
        <chakra.p color="fg.muted">
          Sepetiniz ve yazdıklarınız olduğu gibi duruyor, kartınızdan para çekilmedi. Parçalar hâlâ raftaysa
          sizin için yeniden ayıralım.
        </chakra.p>
      </Dialog>
      <Dialog open={isProblem} onClose={onClose} role="alertdialog" title="Sepetinizi ayıramadık">
        <ErrorState
          title={reservation.problem?.message ?? ''}
          text="Sepetiniz olduğu gibi duruyor, kartınızdan para çekilmedi."
          onRetry={onReserve}
        />
      </Dialog>
    </>
  );
}
