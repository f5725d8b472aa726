import { useEffect, useRef, useState } from 'react';
import { withPickUp } from '@contract/checkout/delivery.js';
import type { HoldView } from '@contract/checkout/checkout.views.js';
import type { LegalDocuments } from '@contract/orders/legal-document.js';
import type { CardDto } from '@contract/payments/card.dto.js';
import {
  acceptedDocuments,
  type InformationDraft,
  rememberAgreement,
} from '../../lib/orders/checkout-draft.js';
import { describeError, type DescribedError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { useSession } from '../../lib/account/use-session.js';
import { toast } from '../../ui/toast.js';
import { useCredit } from './credit/use-credit.js';
import { knownInformation } from './known-information.js';
import { orderInformation } from './order-information.js';
import { type Refusal, usePayment } from './use-payment.js';
import { useHold } from './use-hold.js';

/**
 * 'missing': nothing was accepted yet. 'changed': texts changed after they had been accepted, so that they must be
 * accepted again before anything is charged.
 */
export type Acceptance = 'missing' | 'changed' | 'given';

/** The buyer's information, with the contract made of it. */
export interface PreparedOrder {
  readonly information: InformationDraft;
  readonly documents: LegalDocuments;
  readonly acceptance: Acceptance;
}

export type Checkout = ReturnType<typeof useCheckout>;

/** The state of the checkout: the cart is held, the information given, the contract prepared, and the order placed. */
export function useCheckout() {
  const { client } = trpc.useUtils();
  const { reservation: taken, reserve: takeHold, acceptChanges, renew, expire, release } = useHold();
  const [prepared, setPrepared] = useState<PreparedOrder | null>(null);
  const [wantsPickUp, chooseDelivery] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const [informationProblem, setInformationProblem] = useState<DescribedError | null>(null);
  const { payment, pay: place, forget } = usePayment();
  const hold = withDelivery(taken.hold, prepared?.information.isPickedUp ?? wantsPickUp);
  const reservation = { ...taken, hold };
  const credit = useCredit(hold?.quote.totalKurus ?? 0);

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

  const askForDocuments = (information: InformationDraft, holdId: string) =>
    client.checkout.documents.mutate(orderInformation(information, holdId));

  const isLookingUp = useKnownStart(hold, async (information, holdId) => {
    // Without documents the form asks for them again, and shows what is wrong.
    const documents = await askForDocuments(information, holdId).catch(() => null);
    if (documents === null) return;
    setPrepared({ information, documents, acceptance: acceptanceOf(documents) });
  });

  const prepare = async (information: InformationDraft): Promise<DescribedError | null> => {
    if (hold === null) return null;
    try {
      const documents = await askForDocuments(information, hold.id);
      rememberAgreement(documents.sha256);
      setPrepared({ information, documents, acceptance: 'given' });
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
      const documents = await askForDocuments(information, newHold.id);
      setPrepared({ information, documents, acceptance: acceptanceOf(documents) });
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
    if (next === 'credit') await credit.lookAgain();
  };

  /** Pays. The card is left out exactly when there is nothing to pay by card. */
  const pay = async (card?: CardDto) => {
    if (hold === null || prepared === null) return;
    const { information, documents } = prepared;
    rememberAgreement(documents.sha256);
    const refusal = await place({
      ...orderInformation(information, hold.id),
      salesContractAccepted: true,
      privacyAccepted: true,
      documentsSha256: documents.sha256,
      expectedTotalKurus: hold.quote.totalKurus,
      ...(information.saveAddress === true && { saveAddress: true }),
      ...(information.saveInvoice === true && { saveInvoice: true }),
      ...(credit.used && { credit: credit.used }),
      ...(card && { card }),
    });
    if (refusal !== null) await recover(refusal);
  };

  return {
    reservation,
    prepared,
    payment,
    credit,
    /** What is left to pay by card, in kuruş. */
    restKurus: (hold?.quote.totalKurus ?? 0) - (credit.used?.kurus ?? 0),
    informationProblem,
    isLookingUp,
    isWaiting: isPreparing || reservation.status !== 'held',
    reserve: () => void reserve(),
    acceptChanges: () => {
      acceptChanges();
      void reserve();
    },
    renew,
    expire,
    release,
    chooseDelivery,
    prepare,
    pay: (card?: CardDto) => void pay(card),
    returnToInformation: () => returnToInformation(null),
  };
}

/** The hold with the totals of the buyer's way of delivery. */
function withDelivery(hold: HoldView | null, isPickedUp: boolean): HoldView | null {
  if (hold === null) return null;
  const isOffered = hold.quote.delivery?.offersPickUp ?? false;
  return { ...hold, quote: withPickUp(hold.quote, isPickedUp && isOffered) };
}

function acceptanceOf({ sha256 }: LegalDocuments): Acceptance {
  const accepted = acceptedDocuments();
  if (accepted === null) return 'missing';
  return accepted === sha256 ? 'given' : 'changed';
}

/**
 * Starts at what is missing when the shop knows the buyer: a customer with an address, or somebody who has filled the
 * form in this tab before. Returns true until that is decided.
 */
function useKnownStart(
  hold: HoldView | null,
  start: (information: InformationDraft, holdId: string) => Promise<void>,
): boolean {
  const { customer, isLoading } = useSession();
  const [isDecided, setDecided] = useState(false);
  const isBegun = useRef(false);
  useEffect(() => {
    if (hold === null || isLoading || isBegun.current) return;
    isBegun.current = true;
    const information = knownInformation(customer, hold);
    const started = information === null ? Promise.resolve() : start(information, hold.id);
    void started.finally(() => setDecided(true));
  }, [hold, isLoading, customer, start]);
  return !isDecided;
}
