import { ShoppingBag } from 'lucide-react';
import { formatBadgeCount } from '@contract/messaging/messages/message.js';
import { useCart } from '../../lib/cart/use-cart.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { cartContents, describeContents } from '../../lib/cart/cart-contents.js';
import { CountBadge } from './count-badge.js';

export function CartButton({ onClick }: { readonly onClick: () => void }) {
  const { itemCount, state } = useCart();
  return (
    <IconButton
      aria-label={itemCount > 0 ? `Sepet, ${describeContents(cartContents(state))}` : 'Sepet, boş'}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Icon as={ShoppingBag} />
      {itemCount > 0 && (
        <CountBadge top="2px" right="0" aria-hidden="true">
          {formatBadgeCount(itemCount)}
        </CountBadge>
      )}
    </IconButton>
  );
}
