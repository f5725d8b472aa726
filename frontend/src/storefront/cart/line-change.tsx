import { chakra } from '@chakra-ui/react';
import type { CartItem } from '@contract/checkout/cart/cart.js';
import type { CartChange } from '@contract/checkout/cart/reconcile-cart.js';
import { TextButton } from '../../ui/text-link.js';
import { WarningRow } from './warning-row.js';
import { describeChange, type LineChanged } from './describe-change.js';

interface LineChangeProps {
  readonly item: CartItem;
  readonly change: LineChanged;
  readonly onAccept: (change: CartChange) => void;
}

/** Says what changed in a line, with one button to accept it. */
export function LineChange({ item, change, onAccept }: LineChangeProps) {
  const { text, button } = describeChange(item, change);
  return (
    <WarningRow role="status" gridColumn="1 / -1" ps="3" textStyle="sm" fontWeight="600">
      <chakra.span py="1.5">{text}</chakra.span>
      <TextButton
        display="inline-flex"
        alignItems="center"
        minH="target"
        px="3"
        whiteSpace="nowrap"
        aria-label={`${button}: ${item.name}`}
        onClick={() => onAccept(change)}
      >
        {button}
      </TextButton>
    </WarningRow>
  );
}
