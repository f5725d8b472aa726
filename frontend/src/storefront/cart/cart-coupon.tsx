import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { cartStore } from '../../lib/cart/cart-store.js';
import { AppliedCoupon } from './applied-coupon.js';
import { CouponField } from './coupon-field.js';
import type { CouponState } from './coupon-state.js';

interface CartCouponProps {
  readonly code: string | null;
  readonly coupon: CouponState;
}

/** Shows the field for a coupon code, or the applied coupon; a cart has at most one. */
export function CartCoupon({ code, coupon }: CartCouponProps) {
  const place = useRef<HTMLDivElement>(null);
  // Field and coupon replace each other; keyboard users continue from there.
  const stay = () => place.current?.focus();
  const remove = () => {
    cartStore.dispatch({ type: 'remove_coupon' });
    stay();
  };
  return (
    <chakra.div ref={place} role="group" aria-label="Kupon" tabIndex={-1} outline="none">
      {code === null ? (
        <CouponField onApplied={stay} />
      ) : (
        <AppliedCoupon code={code} coupon={coupon} onRemove={remove} />
      )}
    </chakra.div>
  );
}
