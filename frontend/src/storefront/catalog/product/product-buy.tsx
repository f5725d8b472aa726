import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ProductView } from '@contract/catalog/catalog.views.js';
import { MAX_QUANTITY } from '@contract/checkout/cart/cart-limits.js';
import { quantityInCart } from '@contract/checkout/cart/cart.js';
import { lazySection } from '../../../lib/navigation/lazy-section.js';
import { useAddToCart } from '../../../lib/cart/use-add-to-cart.js';
import { useCart } from '../../../lib/cart/use-cart.js';
import { Button } from '../../../ui/button.js';
import { Stepper } from '../../../ui/stepper.js';

const SoldOut = lazySection(async () => (await import('../stock-wishes/sold-out.js')).SoldOut);

/** Chooses the quantity and adds the product. The quantity in the cart counts against the stock. */
export function ProductBuy({ product }: { readonly product: ProductView }) {
  const [quantity, setQuantity] = useState(1);
  const addToCart = useAddToCart();
  const { state } = useCart();
  const { available } = product.stock;
  const inCart = quantityInCart(state, product.id);
  const left = Math.max(0, Math.min(available ?? MAX_QUANTITY, MAX_QUANTITY) - inCart);
  const isOut = available !== null && available <= 0;
  const add = () => {
    if (addToCart(product, quantity)) setQuantity(1);
  };
  if (isOut) return <SoldOut productId={product.id} />;
  return (
    <StickyBar data-buy-bar="">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Stepper
          value={Math.min(quantity, Math.max(left, 1))}
          max={Math.max(left, 1)}
          name={product.name}
          onChange={setQuantity}
        />
        <chakra.div flex="1">
          <Button block disabled={left === 0} onClick={add}>
            Sepete Ekle
          </Button>
        </chakra.div>
      </chakra.div>
      {/* Its line is always there, so that the buttons do not move under the thumb. */}
      <chakra.p role="status" textStyle="sm" color="fg.subtle" mt="2" minH="1lh">
        {inCart > 0 && describeInCart(inCart, left)}
      </chakra.p>
    </StickyBar>
  );
}

function describeInCart(inCart: number, left: number): string {
  return left === 0 ? `Raftaki ${inCart} adedin hepsi sepetinizde.` : `Sepetinizde ${inCart} adet var.`;
}

/** On phones the button sticks to the lower edge until the visitor has scrolled to it. */
const StickyBar = chakra('div', {
  base: {
    position: { base: 'sticky', md: 'static' },
    bottom: '0',
    zIndex: '2',
    mx: { base: 'calc(var(--margin) * -1)', md: '0' },
    px: { base: 'var(--margin)', md: '0' },
    pt: { base: '3', md: '0' },
    pb: { base: 'max({spacing.3}, env(safe-area-inset-bottom))', md: '0' },
    bg: 'var(--ground)',
    boxShadow: { base: '0 -12px 12px -4px var(--ground)', md: 'none' },
  },
});
