import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { PromisedPieces } from '@contract/orders/preparation.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import type { Cart } from '../../lib/cart/use-cart.js';
import { DeliveryPromise } from '../../ui/delivery-promise.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { TextButton } from '../../ui/text-link.js';
import { cartContents, describeEmptying } from '../../lib/cart/cart-contents.js';
import type { CartShipping } from './cart-shipping.js';
import type { CouponState } from './coupon-state.js';

const Row = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '4' } });

interface CartSumsProps {
  readonly cart: Cart;
  readonly coupon: CouponState;
  readonly shipping: CartShipping;
  /** What the shop promises of the pieces; null while the answer is awaited, and without pieces. */
  readonly promised: PromisedPieces | null;
}

/** Shows the totals. The subtotal already contains the student price of workshop lines. */
export function CartSums({ cart, coupon, shipping, promised }: CartSumsProps) {
  const { state, subtotalKurus } = cart;
  const discount = formatDiscount(coupon);
  return (
    <chakra.div pt="5" pb="3">
      <chakra.dl display="grid" gap="2">
        <Row>
          <dt>Ara toplam</dt>
          <dd>{formatTl(subtotalKurus)}</dd>
        </Row>
        {discount !== null && (
          <Row color="success.fg">
            <chakra.dt minW="0" overflowWrap="anywhere">
              Kupon ({state.couponCode})
            </chakra.dt>
            <chakra.dd whiteSpace="nowrap">{discount}</chakra.dd>
          </Row>
        )}
        {shipping.kind !== 'none' && (
          <Row>
            <dt>Kargo</dt>
            <dd>{formatFee(shipping)}</dd>
          </Row>
        )}
      </chakra.dl>
      {promised && <DeliveryPromise pieces={promised} />}
      <TextButton minH="target" mt="2" textStyle="sm" onClick={() => void emptyCart()}>
        Sepeti boşalt
      </TextButton>
    </chakra.div>
  );
}

function formatFee(shipping: Exclude<CartShipping, { kind: 'none' }>): string {
  if (shipping.kind === 'awaited') return 'hesaplanıyor';
  if (shipping.kind === 'unanswered') return 'ödeme adımında';
  return shipping.feeKurus === 0 ? 'Ücretsiz' : formatTl(shipping.feeKurus);
}

/** Returns the discount only when it is certain. */
function formatDiscount(coupon: CouponState): string | null {
  switch (coupon.kind) {
    case 'none':
    case 'refused':
      return null;
    case 'applied':
      return `−${formatTl(coupon.discountKurus)}`;
    case 'awaited':
      return 'hesaplanıyor';
    case 'undecided':
      return 'onayınızdan sonra';
    case 'unanswered':
      return 'ödeme adımında';
  }
}

async function emptyCart(): Promise<void> {
  const isSure = await confirm({
    title: 'Sepeti boşaltalım mı?',
    text: describeEmptying(cartContents(cartStore.snapshot())),
    confirmLabel: 'Sepeti Boşalt',
  });
  if (isSure) cartStore.dispatch({ type: 'clear' });
}
