import '../../lib/forms/class-metadata.js';
import { useState } from 'react';
import { useCartPanel } from '../../lib/cart/cart-panel-context.js';
import { BackFromBank } from './back-from-bank.js';
import { CheckoutFrame } from './checkout-frame.js';
import { OrderSkeleton } from './checkout-skeleton.js';
import { CheckoutStep } from './checkout-step.js';
import type { StepName } from './checkout-steps.js';
import { DocumentDialog } from './document-dialog.js';
import { HeldOrder } from './held-order.js';
import { ReservationDialogs } from './reservation-dialogs.js';
import { type Checkout, useCheckout } from './use-checkout.js';
import { useDocumentReader } from './use-document-reader.js';
import { useInterruption } from './use-interruption.js';
import { useSecondsLeft } from '../../lib/time/use-seconds-left.js';

interface CheckoutFlowProps {
  /** True when the buyer has just come back from the bank's page without an answer. */
  readonly isBackFromBank?: boolean;
  readonly onClose: () => void;
}

const TITLES: Record<StepName, string> = {
  Bilgileriniz: 'Sipariş bilgileri',
  Ödeme: 'Kart ile ödeme',
  Onay: 'Banka onayı',
};
/** The titles of the steps when there is nothing to pay by card. */
const FREE_TITLES: Record<StepName, string> = {
  Bilgileriniz: 'Sipariş bilgileri',
  Ödeme: 'Siparişinizi tamamlayın',
  Onay: 'Siparişiniz tamamlandı',
};

/** The checkout from the cart to the bank's page. The cart is kept until the order page shows that it is paid. */
export function CheckoutFlow({ isBackFromBank = false, onClose }: CheckoutFlowProps) {
  const [isOpen, setOpen] = useState(true);
  const checkout = useCheckout();
  const reader = useDocumentReader();
  const { openCart } = useCartPanel();
  const { reservation, payment } = checkout;
  const { hold, status } = reservation;
  const secondsLeft = useSecondsLeft(reservation.deadline);
  const step = stepOf(checkout);
  const isBusy = payment.isPaying || payment.placed !== null;
  const interruption = useInterruption({ reservation, secondsLeft, isBusy });
  const isAskingFirst = hold === null && status !== 'opening';

  const leave = () => {
    checkout.release();
    setOpen(false);
    // After a mere question there is no dialog whose closing animation has to end first.
    if (isAskingFirst) onClose();
  };

  const returnToCart = () => {
    checkout.release();
    openCart();
  };

  return (
    <>
      <CheckoutFrame
        open={isOpen && !isAskingFirst}
        title={(hold !== null && checkout.restKurus === 0 ? FREE_TITLES : TITLES)[step]}
        step={step}
        dismissible={!isBusy}
        onClose={leave}
        onExited={() => !isOpen && onClose()}
        aside={
          hold === null ? (
            <OrderSkeleton />
          ) : (
            <HeldOrder checkout={checkout} hold={hold} secondsLeft={secondsLeft} />
          )
        }
      >
        {isBackFromBank && <BackFromBank checkout={checkout} />}
        <CheckoutStep checkout={checkout} reader={reader} />
      </CheckoutFrame>
      <ReservationDialogs
        reservation={reservation}
        isOpen={isOpen}
        interruption={interruption}
        onAcceptChanges={checkout.acceptChanges}
        onReserve={checkout.reserve}
        onClose={leave}
        onReturn={returnToCart}
      />
      <DocumentDialog reader={reader} />
    </>
  );
}

function stepOf({ payment, prepared }: Checkout): StepName {
  if (payment.placed !== null) return 'Onay';
  return prepared === null ? 'Bilgileriniz' : 'Ödeme';
}
