import { useRef, useState } from 'react';
import { couponCode } from '@contract/coupons/coupon-code.js';
import { COUPON_ERRORS } from '@contract/coupons/coupons.errors.js';
import { askedCart } from '../../lib/asked-cart.js';
import { cartStore } from '../../lib/cart-store.js';
import { describeError, type OwnWords } from '../../lib/describe-error.js';
import { pendingHoldId } from '../../lib/pending-order.js';
import { trpc } from '../../lib/trpc.js';

/** Specification 1, section 8, 'Coupon'. */
const FAILED = 'Kupon doğrulanırken bir hata oluştu';
const OWN_WORDS: OwnWords = { unexpected: FAILED, network: FAILED };

/** The code being typed, and the question to the shop whether it holds for this cart. */
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
      const { items } = askedCart(cartStore.snapshot());
      const ownHoldId = pendingHoldId();
      const { code } = await client.checkout.checkCoupon.query({
        items,
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

/** No code has spaces: those that came along with a copied one are left out. */
function asCode(text: string): string {
  return couponCode(text.replaceAll(/\s/g, ''));
}

function reasonOf(problem: unknown): string {
  const { message, fields } = describeError(problem, OWN_WORDS);
  return fields['couponCode'] ?? message;
}
