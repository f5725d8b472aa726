import { CardForm } from './card-form.js';
import { InformationSummary } from './information-summary.js';
import type { Checkout, PreparedOrder } from './use-checkout.js';
import type { Agreement } from './use-agreement.js';

interface CardStepProps {
  readonly checkout: Checkout;
  readonly prepared: PreparedOrder;
  readonly totalKurus: number;
  readonly agreement: Agreement;
}

/** The step with the card, and with a new acceptance when the texts have changed. */
export function CardStep({ checkout, prepared, totalKurus, agreement }: CardStepProps) {
  const { payment, isWaiting, pay, returnToInformation } = checkout;
  const { contract, isAgreed } = agreement;
  return (
    <CardForm
      totalKurus={totalKurus}
      isPaying={payment.isPaying}
      isWaiting={isWaiting}
      notice={payment.notice}
      refusedField={payment.refusedField}
      isAgreed={isAgreed}
      onPay={pay}
      onBack={returnToInformation}
      summary={
        <InformationSummary
          information={prepared.information}
          isLocked={payment.isPaying}
          onChange={returnToInformation}
        />
      }
      contract={contract}
    />
  );
}
