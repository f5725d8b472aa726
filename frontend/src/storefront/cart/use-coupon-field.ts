import { useRef, useState } from 'react';
import { couponCode } from '@contract/coupons/coupon-code.js';
import { COUPON_ERRORS } from '@contract/coupons/coupons.errors.js';
import { cartInput } from '../../lib/cart/cart-input.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import { describeError, type FallbackTexts } from '../../lib/server/describe-error.js';
import { pendingHoldId } from '../../lib/orders/pending-order.js';
import { trpc } from '../../lib/server/trpc.js';

/** Specification 1, section 8, 'Coupon'. */
const FAILED = 'Kupon doğrulanırken bir hata oluştu';
const OWN_WORDS: FallbackTexts = { unexpected: FAILED, network: FAILED };

/** The state of the coupon field, which asks the shop whether the code is valid for this cart. */
export function useCouponField(onApplied: () => void) {
  const { client } = trpc.useUtils();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isChecking, setChecking] = useState(false);
  const isAsking = useRef(false);

  const type = (text: string) => {
    setTyped(asCode(text));
    setError(undefined);
  };

  const apply = async () => {
    if (isAsking.current) return;
    if (typed === '') {
      setError(COUPON_ERRORS.coupon_required.message);
      return;
    }
    isAsking.current = true;
    setChecking(true);
    try {
      const { couponCode: _applied, ...lines } = cartInput(cartStore.snapshot());
      const ownHoldId = pendingHoldId();
      const { code } = await client.checkout.checkCoupon.query({
        ...lines,
        couponCode: typed,
        ...(ownHoldId !== undefined && { holdId: ownHoldId }),
      });
      cartStore.dispatch({ type: 'apply_coupon', code });
      setTyped('');
      onApplied();
    } catch (problem) {
      setError(reasonOf(problem));
    } finally {
      isAsking.current = false;
      setChecking(false);
    }
  };

  return { typed, error, isChecking, type, apply: () => void apply() };
}

/** Removes spaces, which may be copied along with a code but are never part of it. */
function asCode(text: string): string {
  return couponCode(text.replaceAll(/\s/g, ''));
}

function reasonOf(problem: unknown): string {
  const { message, fields } = describeError(problem, OWN_WORDS);
  return fields['couponCode'] ?? message;
}
