import { chakra } from '@chakra-ui/react';
import { ShoppingBag } from 'lucide-react';
import { useCart } from '../../lib/use-cart.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { cartContents, describeContents } from '../../lib/cart-contents.js';

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '2px',
    right: '0',
    minW: '20px',
    h: '20px',
    px: '5px',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'fg.inverted',
    textStyle: 'xxs',
    lineHeight: '20px',
    textAlign: 'center',
  },
});

export function CartButton({ onClick }: { readonly onClick: () => void }) {
  const { itemCount, state } = useCart();
  return (
    <IconButton
      aria-label={itemCount > 0 ? `Sepet, ${describeContents(cartContents(state))}` : 'Sepet, boş'}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Icon as={ShoppingBag} />
      {itemCount > 0 && <Count aria-hidden="true">{itemCount > 99 ? '99+' : itemCount}</Count>}
    </IconButton>
  );
}
