import { chakra } from '@chakra-ui/react';
import { Truck } from 'lucide-react';
import { useRef } from 'react';
import type { CartItem } from '@contract/checkout/cart/cart.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import { type Cart, useCart } from '../../lib/cart/use-cart.js';
import { useShipping } from '../../lib/cart/use-shipping.js';
import { Button } from '../../ui/button.js';
import { ConfirmViewport } from '../../ui/confirm-dialog.js';
import { Drawer } from '../../ui/drawer.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { TextButton } from '../../ui/text-link.js';
import { toast } from '../../ui/toast.js';
import { CartCoupon } from './cart-coupon.js';
import { cartContents, describeContents } from '../../lib/cart/cart-contents.js';
import { CartFooter } from './cart-footer.js';
import { CartLine } from './cart-line.js';
import { type CartShipping, describeCartShipping } from './cart-shipping.js';
import { CartSums } from './cart-sums.js';
import { StudentDiscount } from './student-discount.js';
import { useCartQuote } from './use-cart-quote.js';

interface CartDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCheckout: () => void;
}

export function CartDrawer({ open, onClose, onCheckout }: CartDrawerProps) {
  const cart = useCart();
  const { changes, coupon, shipping, promised, vatGroups, lineOf, accept, acceptAll } = useCartQuote(open);
  const list = useRef<HTMLUListElement>(null);
  const remove = (item: CartItem) => {
    removeWithUndo(item);
    // The pressed button disappears with its line; keyboard users continue from the list.
    list.current?.focus();
  };
  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        closeLabel="Sepeti kapat"
        title={<Title cart={cart} />}
        banner={shipping.kind === 'none' ? undefined : <ShippingBanner shipping={shipping} />}
        footer={
          cart.isEmpty ? undefined : (
            <CartFooter
              cart={cart}
              coupon={coupon}
              shipping={shipping}
              vatGroups={vatGroups}
              isBlocked={changes.size > 0}
              onCheckout={onCheckout}
            />
          )
        }
      >
        {cart.isEmpty && <EmptyCart onLeave={onClose} />}
        {[...changes.values()].some(({ kind }) => kind !== 'coupon') && (
          <ChangesNote onAcceptAll={acceptAll} />
        )}
        <chakra.ul ref={list} tabIndex={-1} outline="none" aria-label="Sepetinizdekiler">
          {cart.state.items.map((item) => {
            const change = changes.get(item.id);
            return (
              <CartLine
                key={item.id}
                item={item}
                quoted={lineOf(item)}
                change={change?.kind === 'coupon' ? undefined : change}
                onAccept={accept}
                onRemove={remove}
                onFollowLink={onClose}
              />
            );
          })}
        </chakra.ul>
        {!cart.isEmpty && (
          <>
            <chakra.div display="grid" gap="3" pt="3">
              {cart.hasWorkshops && <StudentDiscount cart={cart} />}
              <CartCoupon code={cart.state.couponCode} coupon={coupon} />
            </chakra.div>
            <CartSums cart={cart} coupon={coupon} shipping={shipping} promised={promised} />
          </>
        )}
      </Drawer>
      <ConfirmViewport />
    </>
  );
}

function Title({ cart }: { readonly cart: Cart }) {
  return (
    <>
      Sepetiniz{' '}
      {!cart.isEmpty && (
        <chakra.span textStyle="sm" color="fg.subtle" letterSpacing="0">
          {describeContents(cartContents(cart.state))}
        </chakra.span>
      )}
    </>
  );
}

function ShippingBanner({ shipping }: { readonly shipping: CartShipping }) {
  const text = describeCartShipping(shipping, useShipping());
  if (text === null) return null;
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="10px"
      py="3"
      px={{ base: '5', md: '8' }}
      bg="success.subtle"
      color="success.fg"
      textStyle="note"
      fontWeight="600"
    >
      <Icon as={Truck} />
      {text}
    </chakra.p>
  );
}

function EmptyCart({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <EmptyState
      shape="bowl"
      title="Sepetiniz henüz boş"
      text="Rafta sizi bekleyen parçalara göz atın."
      action={
        <Button variant="outline" onClick={onLeave}>
          Ürünleri İnceleyin
        </Button>
      }
    />
  );
}

function ChangesNote({ onAcceptAll }: { readonly onAcceptAll: () => void }) {
  return (
    <chakra.div pt="5">
      <Note tone="warning" role="status">
        Siz bakarken bir şeyler değişti. Devam etmeden önce aşağıda onaylayın ya da{' '}
        <TextButton onClick={onAcceptAll} color="inherit">
          hepsini kabul edin
        </TextButton>
        .
      </Note>
    </chakra.div>
  );
}

function removeWithUndo(item: CartItem): void {
  const index = cartStore.snapshot().items.findIndex(({ id }) => id === item.id);
  cartStore.dispatch({ type: 'remove', id: item.id });
  toast.success({
    title: 'Sepetten çıkarıldı',
    text: item.name,
    action: { label: 'Geri Al', onClick: () => cartStore.dispatch({ type: 'restore', item, index }) },
  });
}
