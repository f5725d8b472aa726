import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import type { CartItem } from '@contract/checkout/cart/cart.js';
import { formatTl } from '@contract/common/money.js';
import { MAX_QUANTITY } from '@contract/checkout/cart/cart-limits.js';
import type { CartChange } from '@contract/checkout/cart/reconcile-cart.js';
import type { QuoteLine } from '@contract/checkout/quote.js';
import { cartStore } from '../../lib/cart/cart-store.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { Price } from '../../ui/price.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { Stepper } from '../../ui/stepper.js';
import { StudentBadge } from '../../ui/student-badge.js';
import { LineChange } from './line-change.js';
import type { LineChanged } from './describe-change.js';
import { LineMeta, LineName } from './line-description.js';

interface CartLineProps {
  readonly item: CartItem;
  /** The line with the shop's current data. */
  readonly quoted: QuoteLine | undefined;
  readonly change: LineChanged | undefined;
  readonly onAccept: (change: CartChange) => void;
  readonly onRemove: (item: CartItem) => void;
  readonly onFollowLink: () => void;
}

export function CartLine({ item, quoted, change, onAccept, onRemove, onFollowLink }: CartLineProps) {
  const { quantity } = item;
  const isGone = change?.kind === 'gone';
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="84px minmax(0, 1fr)"
      gap="4"
      py="5"
      borderBottomWidth="1px"
    >
      <chakra.div
        boxSize="84px"
        borderRadius="md"
        overflow="hidden"
        bg="bg.picture"
        opacity={isGone ? '0.72' : '1'}
      >
        <ResponsivePicture picture={item.picture ?? quoted?.picture ?? null} alt="" sizes="84px" />
      </chakra.div>
      <div>
        <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
          <chakra.div minW="0">
            <chakra.h3 textStyle="h4" overflowWrap="anywhere">
              <LineName item={item} onFollowLink={onFollowLink} />
            </chakra.h3>
            <LineMeta item={item} today={quoted?.session ?? null} />
          </chakra.div>
          <chakra.div textAlign="right">
            <Price
              kurus={item.priceKurus * quantity}
              insteadOfKurus={originalTotal(item, quoted)}
              textAlign="right"
            />
            {quantity > 1 && (
              <chakra.p textStyle="sm" color="fg.subtle" whiteSpace="nowrap">
                {quantity} × {formatTl(item.priceKurus)}
              </chakra.p>
            )}
          </chakra.div>
        </chakra.div>
        {item.type === 'workshop' && item.studentDiscountApplied && (
          <chakra.p mt="2">
            <StudentBadge />
          </chakra.p>
        )}
        <LineControls item={item} quoted={quoted} isGone={isGone} onRemove={onRemove} />
      </div>
      {change && <LineChange item={item} change={change} onAccept={onAccept} />}
    </chakra.li>
  );
}

interface LineControlsProps extends Pick<CartLineProps, 'item' | 'quoted' | 'onRemove'> {
  readonly isGone: boolean;
}

/** The controls of a line. A line that cannot be bought any more can only be removed. */
function LineControls({ item, quoted, isGone, onRemove }: LineControlsProps) {
  const { id, name, quantity, type } = item;
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" mt="2">
      {isGone ? (
        <span />
      ) : (
        <Stepper
          value={quantity}
          max={Math.min(quoted?.available ?? MAX_QUANTITY, MAX_QUANTITY)}
          name={name}
          unit={type === 'workshop' ? 'Yer' : 'Adet'}
          onChange={(next) => cartStore.dispatch({ type: 'set_quantity', id, quantity: next })}
        />
      )}
      <IconButton aria-label={`Sepetten çıkar: ${name}`} onClick={() => onRemove(item)}>
        <Icon as={Trash2} />
      </IconButton>
    </chakra.div>
  );
}

/** What the line would cost without the student price, or before its price was reduced. */
function originalTotal(item: CartItem, quoted: QuoteLine | undefined): number | null {
  if (item.type === 'workshop' && item.studentDiscountApplied) return item.originalPriceKurus * item.quantity;
  return quoted?.priorPriceKurus ? quoted.priorPriceKurus * item.quantity : null;
}
