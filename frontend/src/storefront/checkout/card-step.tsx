import { useState } from 'react';
import { CardForm } from './card-form.js';
import { ContractAgreement } from './contract-agreement.js';
import type { Checkout, PreparedOrder } from './use-checkout.js';
import type { CheckoutDocument } from './use-document-reader.js';

interface CardStepProps {
  readonly checkout: Checkout;
  readonly prepared: PreparedOrder;
  readonly totalKurus: number;
  readonly onRead: (document: CheckoutDocument) => void;
}

/** Card and, when the texts changed meanwhile, a fresh yes to them. */
export function CardStep({ checkout, prepared, totalKurus, onRead }: CardStepProps) {
  const { payment, isWaiting, pay, returnToInformation } = checkout;
  const [acceptedSha256, setAcceptedSha256] = useState<string | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const { needsAcceptance, documents } = prepared;
  const isAccepted = !needsAcceptance || acceptedSha256 === documents.sha256;
  const isAgreed = () => {
    setAsked(true);
    return isAccepted;
  };
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
      contract={
        <ContractAgreement
          needsAcceptance={needsAcceptance}
          isAccepted={isAccepted}
          error={
            wasAsked && !isAccepted ? 'Güncellenen sözleşme metinlerini onaylamanız gerekiyor.' : undefined
          }
          onAccept={(accepted) => setAcceptedSha256(accepted ? documents.sha256 : null)}
          onRead={onRead}
        />
      }
    />
  );
}
