import { chakra } from '@chakra-ui/react';
import { GraduationCap, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CartItem } from '@contract/cart/cart.js';
import { MAX_QUANTITY } from '@contract/cart/cart-limits.js';
import type { CartChange } from '@contract/cart/reconcile-cart.js';
import { cartStore } from '../../lib/cart-store.js';
import { paths } from '../../lib/paths.js';
import { Badge } from '../../ui/badge.js';
import { Icon } from '../../ui/icon.js';
import { IconButton } from '../../ui/icon-button.js';
import { Price } from '../../ui/price.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { Stepper } from '../../ui/stepper.js';
import { LineChange } from './line-change.js';

interface CartLineProps {
  readonly item: CartItem;
  readonly change: CartChange | undefined;
  readonly onAccept: (change: CartChange) => void;
  readonly onRemove: (item: CartItem) => void;
  readonly onFollowLink: () => void;
}

export function CartLine({ item, change, onAccept, onRemove, onFollowLink }: CartLineProps) {
  const { id, name, quantity } = item;
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
        <ResponsivePicture picture={item.picture} alt="" sizes="84px" />
      </chakra.div>
      <div>
        <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
          <div>
            <chakra.h3 textStyle="h4">
              <LineName item={item} onFollowLink={onFollowLink} />
            </chakra.h3>
            <LineMeta item={item} />
          </div>
          <Price kurus={item.priceKurus * quantity} insteadOfKurus={originalTotal(item)} textAlign="right" />
        </chakra.div>
        {item.type === 'workshop' && item.studentDiscountApplied && (
          <Badge tone="success" mt="2">
            <GraduationCap aria-hidden="true" />
            Öğrenci fiyatı
          </Badge>
        )}
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" mt="2">
          {isGone ? (
            <span />
          ) : (
            <Stepper
              value={quantity}
              max={change?.kind === 'fewer' ? Math.min(change.available, quantity) : MAX_QUANTITY}
              name={name}
              onChange={(next) => cartStore.dispatch({ type: 'set_quantity', id, quantity: next })}
            />
          )}
          <IconButton aria-label={`Sepetten çıkar: ${name}`} onClick={() => onRemove(item)}>
            <Icon as={Trash2} />
          </IconButton>
        </chakra.div>
      </div>
      <LineChange name={name} change={change} onAccept={onAccept} />
    </chakra.li>
  );
}

function LineName({ item, onFollowLink }: Pick<CartLineProps, 'item' | 'onFollowLink'>) {
  if (item.type === 'workshop') return item.name;
  return (
    <chakra.span asChild _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}>
      <Link to={paths.product(item.slug)} onClick={onFollowLink} preventScrollReset>
        {item.name}
      </Link>
    </chakra.span>
  );
}

function LineMeta({ item }: Pick<CartLineProps, 'item'>) {
  return (
    <chakra.p textStyle="sm" color="fg.subtle">
      {item.type === 'workshop'
        ? `${turkishDate(item.date)}, ${item.startTime}–${item.endTime}`
        : item.category}
    </chakra.p>
  );
}

function originalTotal(item: CartItem): number | undefined {
  return item.type === 'workshop' && item.studentDiscountApplied
    ? item.originalPriceKurus * item.quantity
    : undefined;
}

/** 2026-12-12 → 12.12.2026: a session has a local date, no instant. */
function turkishDate(date: string): string {
  return date.split('-').toReversed().join('.');
}
