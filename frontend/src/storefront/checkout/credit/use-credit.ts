import { useRef, useState } from 'react';
import { creditShare } from '@contract/payments/credits/credit-share.js';
import type { CreditLeft } from '@contract/payments/credits/credits.views.js';
import { describeError, type FallbackTexts } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';

const FAILED = 'Krediniz kontrol edilirken bir hata oluştu; yeniden deneyin.';
const OWN_WORDS: FallbackTexts = { unexpected: FAILED, network: FAILED };

export type CreditOfCheckout = ReturnType<typeof useCredit>;

/** The credit that pays an order of so many kuruş, or a part of it. */
export function useCredit(totalKurus: number) {
  const { client } = trpc.useUtils();
  const [credit, setCredit] = useState<CreditLeft | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isLooking, setLooking] = useState(false);
  const isAsking = useRef(false);

  /** Asks the shop what is left of it. */
  const look = async (code: string) => {
    if (isAsking.current) return;
    isAsking.current = true;
    setLooking(true);
    setError(undefined);
    try {
      setCredit(await client.checkout.credit.mutate({ code }));
    } catch (problem) {
      setCredit(null);
      const { message, fields } = describeError(problem, OWN_WORDS);
      setError(fields['code'] ?? message);
    } finally {
      isAsking.current = false;
      setLooking(false);
    }
  };

  const kurus = credit === null ? 0 : creditShare(credit.leftKurus, totalKurus);
  return {
    /** What is used of it for this order; null for none. */
    used: credit !== null && kurus > 0 ? { code: credit.code, kurus } : null,
    /** What is left of it after this order, in kuruş. */
    leftKurus: (credit?.leftKurus ?? 0) - kurus,
    error,
    isLooking,
    look: (code: string) => void look(code),
    /** Asks again what is left, when that is no longer what was shown. */
    lookAgain: async () => {
      if (credit !== null) await look(credit.code);
    },
    forget: () => setCredit(null),
    clearError: () => setError(undefined),
  };
}
