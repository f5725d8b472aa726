import { useRef, useState } from 'react';
import type { CardDto } from '@contract/payments/card.dto.js';
import type { PaymentLinkKeyDto } from '@contract/payments/payment-link.dto.js';
import { browserPage } from '../../../lib/navigation/browser-page.js';
import { describeError, type DescribedError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { cardErrorOf } from '../use-payment.js';

/** Sends the card and leaves for the bank. It uses the plain client, so that no cache ever holds the card. */
export function usePayByLink({ linkId, accessKey }: PaymentLinkKeyDto, amountKurus: number) {
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<DescribedError | null>(null);
  const isSending = useRef(false);
  const utils = trpc.useUtils();

  const pay = async (card: CardDto): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPaying(true);
    setProblem(null);
    try {
      const { bankUrl } = await utils.client.paymentLinks.pay.mutate({
        linkId,
        accessKey,
        amountKurus,
        card,
      });
      browserPage.leaveFor(bankUrl);
    } catch (error) {
      isSending.current = false;
      setIsPaying(false);
      setProblem(describeError(error));
      await utils.paymentLinks.view.invalidate();
    }
  };

  const refusedField = problem === null ? null : cardErrorOf(problem);
  return { pay, isPaying, refusedField, notice: refusedField === null ? problem : null };
}
