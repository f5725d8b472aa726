import { useSiteStatus } from '../../lib/site/use-site-status.js';
import { BankRedirect } from './bank-redirect.js';
import { CardPaymentClosed } from './card-payment-closed.js';
import { CardStep } from './card-step.js';
import { FreeStep } from './free-step.js';
import { CheckoutSkeleton } from './checkout-skeleton.js';
import { InformationForm } from './information-form.js';
import { completeInformation } from './order-information.js';
import { CreditPart } from './credit/credit-part.js';
import { useAgreement } from './use-agreement.js';
import type { Checkout, PreparedOrder } from './use-checkout.js';
import type { CheckoutDocument, DocumentReader } from './use-document-reader.js';

interface CheckoutStepProps {
  readonly checkout: Checkout;
  readonly reader: DocumentReader;
}

/** The form of the current step. */
export function CheckoutStep({ checkout, reader }: CheckoutStepProps) {
  const { prepared, payment, reservation } = checkout;
  const { hold } = reservation;
  const { isCardPaymentOpen } = useSiteStatus();
  if (hold === null || checkout.isLookingUp) return <CheckoutSkeleton />;
  if (payment.placed !== null) return <BankRedirect placed={payment.placed} />;
  const { totalKurus } = hold.quote;
  if (totalKurus > 0 && !isCardPaymentOpen) return <CardPaymentClosed />;
  if (prepared !== null) {
    const onRead = (document: CheckoutDocument) => reader.show(document, prepared.documents);
    return <PaymentStep checkout={checkout} prepared={prepared} totalKurus={totalKurus} onRead={onRead} />;
  }
  return (
    <InformationForm
      holdId={hold.id}
      needsAddress={hold.quote.needsAddress}
      delivery={hold.quote.delivery}
      hasSeats={hold.quote.lines.some(({ kind }) => kind === 'workshop')}
      isFree={totalKurus === 0}
      problem={checkout.informationProblem}
      onDelivery={checkout.chooseDelivery}
      onSubmit={checkout.prepare}
      onRead={(document, typed) => reader.showFor(document, completeInformation(typed, hold.id))}
    />
  );
}

interface PaymentStepProps {
  readonly checkout: Checkout;
  readonly prepared: PreparedOrder;
  readonly totalKurus: number;
  readonly onRead: (document: CheckoutDocument) => void;
}

/** The credit, and the card for what it does not pay. */
function PaymentStep({ checkout, prepared, totalKurus, onRead }: PaymentStepProps) {
  const { credit, restKurus, payment, isWaiting } = checkout;
  // Kept here, so that what was accepted stays so when the card comes or goes.
  const agreement = useAgreement(prepared, onRead);
  return (
    <>
      {totalKurus > 0 && (
        <CreditPart credit={credit} restKurus={restKurus} isLocked={payment.isPaying || isWaiting} />
      )}
      {restKurus === 0 ? (
        <FreeStep checkout={checkout} agreement={agreement} />
      ) : (
        <CardStep checkout={checkout} prepared={prepared} totalKurus={restKurus} agreement={agreement} />
      )}
    </>
  );
}
