import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { formatTl } from '@contract/common/money.js';
import type { VatGroup } from '@contract/orders/order-totals.js';
import { describeVat } from '../../lib/cart/describe-vat.js';
import type { Cart } from '../../lib/cart/use-cart.js';
import { type CartShipping, feeOf } from './cart-shipping.js';
import { type CouponState, totalKurus } from './coupon-state.js';
import { GuestNotice } from './guest-notice.js';
import { CheckoutButton } from './checkout-button.js';

interface CartFooterProps {
  readonly cart: Cart;
  readonly coupon: CouponState;
  readonly shipping: CartShipping;
  /** What the total contains by rate of KDV; empty while that is not known. */
  readonly vatGroups: readonly VatGroup[];
  /** True while changes of lines or of the coupon must be accepted. */
  readonly isBlocked: boolean;
  readonly onCheckout: () => void;
}

export function CartFooter({ cart, coupon, shipping, vatGroups, isBlocked, onCheckout }: CartFooterProps) {
  const noteId = useId();
  const payButton = useRef<HTMLButtonElement>(null);
  const total = totalKurus(cart.state, coupon, feeOf(shipping));
  return (
    <>
      <chakra.dl
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="4"
        textStyle="total"
      >
        <dt>{titleOf(coupon, shipping)}</dt>
        <chakra.dd aria-live="polite" aria-busy={coupon.kind === 'awaited' || shipping.kind === 'awaited'}>
          {total === null ? <OpenTotal cart={cart} coupon={coupon} shipping={shipping} /> : formatTl(total)}
        </chakra.dd>
      </chakra.dl>
      <chakra.p textStyle="sm" color="fg.subtle" mb="3">
        {coupon.kind === 'unanswered'
          ? 'Bağlantı kurulamadı. Kuponunuzu ödeme adımında kontrol edeceğiz.'
          : describeVat(total === null ? [] : vatGroups)}
      </chakra.p>
      <CheckoutButton ref={payButton} isBlocked={isBlocked} noteId={noteId} onCheckout={onCheckout} />
      <chakra.div id={noteId} textStyle="sm" color="fg.muted" textAlign="center" mt="3">
        {isBlocked ? describeBlock(coupon) : <GuestNotice onSignedIn={() => payButton.current?.focus()} />}
      </chakra.div>
    </>
  );
}

/** Names the amount; without an answer it lacks what only the shop can compute. */
function titleOf(coupon: CouponState, shipping: CartShipping): string {
  if (coupon.kind === 'unanswered') return 'Kupondan önce';
  return shipping.kind === 'unanswered' ? 'Kargodan önce' : 'Toplam';
}

/** Says what must be accepted. A refused coupon is mentioned only when no line has changed. */
function describeBlock(coupon: CouponState): string {
  return coupon.kind === 'refused'
    ? 'Önce yukarıdaki kupon uyarısına bakın.'
    : 'Önce yukarıdaki değişiklikleri onaylayın.';
}

function OpenTotal({ cart, coupon, shipping }: Pick<CartFooterProps, 'cart' | 'coupon' | 'shipping'>) {
  if (coupon.kind === 'unanswered' || shipping.kind === 'unanswered') return formatTl(cart.subtotalKurus);
  return (
    <chakra.span textStyle="body" color="fg.subtle">
      {coupon.kind === 'undecided' ? 'Onayınızdan sonra' : 'Hesaplanıyor'}
    </chakra.span>
  );
}
