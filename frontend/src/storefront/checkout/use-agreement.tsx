import { useState } from 'react';
import { ContractAgreement } from './contract-agreement.js';
import type { PreparedOrder } from './use-checkout.js';
import type { CheckoutDocument } from './use-document-reader.js';

export type Agreement = ReturnType<typeof useAgreement>;

/** The state of the contract before the order, and of acceptances that are missing or no longer hold. */
export function useAgreement(prepared: PreparedOrder, onRead: (document: CheckoutDocument) => void) {
  const [acceptedSha256, setAcceptedSha256] = useState<string | null>(null);
  const [hasReadPrivacy, setReadPrivacy] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const { acceptance, documents } = prepared;
  const accepted = {
    contract: acceptance === 'given' || acceptedSha256 === documents.sha256,
    privacy: acceptance !== 'missing' || hasReadPrivacy,
  };
  /** Returns whether the order may be sent. */
  const isAgreed = () => {
    setAsked(true);
    return accepted.contract && accepted.privacy;
  };
  const contract = (
    <ContractAgreement
      acceptance={acceptance}
      accepted={accepted}
      wasAsked={wasAsked}
      onAcceptContract={(isAccepted) => setAcceptedSha256(isAccepted ? documents.sha256 : null)}
      onAcceptPrivacy={setReadPrivacy}
      onRead={onRead}
    />
  );
  return { contract, isAgreed };
}
