import { useState } from 'react';
import { ContractAgreement } from './contract-agreement.js';
import type { PreparedOrder } from './use-checkout.js';
import type { CheckoutDocument } from './use-document-reader.js';

/** The state of the contract before the order, and of the new acceptance of texts that have changed. */
export function useAgreement(prepared: PreparedOrder, onRead: (document: CheckoutDocument) => void) {
  const [acceptedSha256, setAcceptedSha256] = useState<string | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const { needsAcceptance, documents } = prepared;
  const isAccepted = !needsAcceptance || acceptedSha256 === documents.sha256;
  /** Returns whether the order may be sent. */
  const isAgreed = () => {
    setAsked(true);
    return isAccepted;
  };
  const contract = (
    <ContractAgreement
      needsAcceptance={needsAcceptance}
      isAccepted={isAccepted}
      error={wasAsked && !isAccepted ? 'Güncellenen sözleşme metinlerini onaylamanız gerekiyor.' : undefined}
      onAccept={(accepted) => setAcceptedSha256(accepted ? documents.sha256 : null)}
      onRead={onRead}
    />
  );
  return { contract, isAgreed };
}
