import { useState } from 'react';
import { ContractAgreement } from './contract-agreement.js';
import { NOT_ACCEPTED } from './use-information-form.js';
import type { PreparedOrder } from './use-checkout.js';
import type { CheckoutDocument } from './use-document-reader.js';

const CHANGED = 'Güncellenen sözleşme metinlerini onaylamanız gerekiyor.';

/** The state of the contract before the order, and of an acceptance that is missing or no longer holds. */
export function useAgreement(prepared: PreparedOrder, onRead: (document: CheckoutDocument) => void) {
  const [acceptedSha256, setAcceptedSha256] = useState<string | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const { acceptance, documents } = prepared;
  const isAccepted = acceptance === 'given' || acceptedSha256 === documents.sha256;
  /** Returns whether the order may be sent. */
  const isAgreed = () => {
    setAsked(true);
    return isAccepted;
  };
  const contract = (
    <ContractAgreement
      acceptance={acceptance}
      isAccepted={isAccepted}
      error={wasAsked && !isAccepted ? (acceptance === 'missing' ? NOT_ACCEPTED : CHANGED) : undefined}
      onAccept={(accepted) => setAcceptedSha256(accepted ? documents.sha256 : null)}
      onRead={onRead}
    />
  );
  return { contract, isAgreed };
}
