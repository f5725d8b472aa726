import { useSiteStatus } from '../../lib/site/use-site-status.js';
import { BankRedirect } from './bank-redirect.js';
import { CardPaymentClosed } from './card-payment-closed.js';
import { CardStep } from './card-step.js';
import { FreeStep } from './free-step.js';
import { CheckoutSkeleton } from './checkout-skeleton.js';
import { InformationForm } from './information-form.js';
import { completeInformation } from './order-information.js';
import type { Checkout } from './use-checkout.js';
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
    return totalKurus === 0 ? (
      <FreeStep checkout={checkout} prepared={prepared} onRead={onRead} />
    ) : (
      <CardStep checkout={checkout} prepared={prepared} totalKurus={totalKurus} onRead={onRead} />
    );
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
