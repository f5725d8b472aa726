import { chakra } from '@chakra-ui/react';
import {
  PAYMENT_METHOD_LABELS,
  NOTED_PAYMENT_METHODS,
  type NotedPaymentMethod,
} from '@contract/payments/payment-method.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';

interface MethodChoiceProps {
  readonly method: NotedPaymentMethod | null;
  readonly onChoose: (method: NotedPaymentMethod) => void;
}

const Choice = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minH: 'target',
    px: '2',
    fontWeight: '600',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': {
      bg: 'brand.subtle',
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
    },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '2px' },
  },
});

/** How the buyer pays. Nothing is chosen at first, so that no sale is noted under the wrong way by habit. */
export function MethodChoice({ method, onChoose }: MethodChoiceProps) {
  return (
    <chakra.fieldset display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="2">
      <VisuallyHidden as="legend">Ödeme</VisuallyHidden>
      {NOTED_PAYMENT_METHODS.map((each) => (
        <Choice key={each} position="relative">
          <chakra.input
            type="radio"
            name="odeme"
            srOnly
            checked={method === each}
            onChange={() => onChoose(each)}
          />
          {PAYMENT_METHOD_LABELS[each]}
        </Choice>
      ))}
    </chakra.fieldset>
  );
}
