import { useEffect, useRef, useState } from 'react';
import type { HoldView } from '@contract/checkout/checkout.views.js';
import type { LegalDocuments } from '@contract/orders/legal-document.js';
import type { CardDto } from '@contract/payments/card.dto.js';
import { describeError, type DescribedError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { toast } from '../../ui/toast.js';
import type { InformationDraft } from '../../lib/checkout-draft.js';
import { orderInformation } from './order-information.js';
import { type Refusal, usePayment } from './use-payment.js';
import { useHold } from './use-hold.js';

/** The buyer's accepted information, with the contract made of it. */
export interface PreparedOrder {
  readonly information: InformationDraft;
  readonly documents: LegalDocuments;
  /**
   * True when texts changed after they had been accepted, so that they must be accepted again before anything is
   * charged.
   */
  readonly needsAcceptance: boolean;
}

export type Checkout = ReturnType<typeof useCheckout>;

/** The state of the checkout: the cart is held, the information given, the contract prepared, and the order placed. */
export function useCheckout() {
  const { client } = trpc.useUtils();
  const { reservation, reserve: takeHold, acceptChanges, renew, expire, release } = useHold();
  const [prepared, setPrepared] = useState<PreparedOrder | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [informationProblem, setInformationProblem] = useState<DescribedError | null>(null);
  const { payment, pay: place, forget } = usePayment();
  const { hold } = reservation;

  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    // The toast 'Added to the cart' has been read by now and would cover the buttons of the dialogs.
    toast.dismiss();
    void takeHold();
  }, [takeHold]);

  const returnToInformation = (problem: DescribedError | null) => {
    setPrepared(null);
    setInformationProblem(problem);
    forget();
  };

  const prepare = async (information: InformationDraft): Promise<DescribedError | null> => {
    if (hold === null) return null;
    try {
      const documents = await client.checkout.documents.mutate(orderInformation(information, hold.id));
      setPrepared({ information, documents, needsAcceptance: false });
    } catch (error) {
      const problem = describeError(error);
      if (problem.code !== 'hold_expired') return problem;
      expire();
    }
    return null;
  };

  /** Writes the contract again after every new hold, because it names lines and total. */
  const refreshDocuments = async (newHold: HoldView) => {
    if (prepared === null) return;
    setPreparing(true);
    try {
      const { information } = prepared;
      const documents = await client.checkout.documents.mutate(orderInformation(information, newHold.id));
      const isChanged = prepared.needsAcceptance || documents.sha256 !== prepared.documents.sha256;
      setPrepared({ information, documents, needsAcceptance: isChanged });
    } catch (error) {
      returnToInformation(describeError(error));
    } finally {
      setPreparing(false);
    }
  };

  const reserve = async () => {
    const newHold = await takeHold();
    if (newHold !== null) await refreshDocuments(newHold);
  };

  const recover = async ({ next, problem }: Refusal) => {
    if (next === 'expired') expire();
    if (next === 'information') returnToInformation(problem);
    if (next === 'reserve') await reserve();
    if (next === 'documents' && hold !== null) await refreshDocuments(hold);
  };

  /** Pays. The card is left out exactly when there is nothing to pay. */
  const pay = async (card?: CardDto) => {
    if (hold === null || prepared === null) return;
    const refusal = await place({
      ...orderInformation(prepared.information, hold.id),
      salesContractAccepted: true,
      privacyAccepted: true,
      documentsSha256: prepared.documents.sha256,
      expectedTotalKurus: hold.quote.totalKurus,
      ...(prepared.information.saveAddress === true && { saveAddress: true }),
      ...(card && { card }),
    });
    if (refusal !== null) await recover(refusal);
  };

  return {
    reservation,
    prepared,
    payment,
    informationProblem,
    isWaiting: isPreparing || reservation.status !== 'held',
    reserve: () => void reserve(),
    acceptChanges: () => {
      acceptChanges();
      void reserve();
    },
    renew,
    expire,
    release,
    prepare,
    pay: (card?: CardDto) => void pay(card),
    returnToInformation: () => returnToInformation(null),
  };
}
