import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { MAX_QUANTITY } from '@contract/checkout/cart/cart-limits.js';
import { Stepper } from '../../../../ui/stepper.js';
import type { EnteredLine } from './use-correction-form.js';

interface CorrectionLineProps extends EnteredLine {
  readonly onChange: (quantity: number) => void;
}

/** A line of the order with how many of it there are to be. */
export function CorrectionLine({ line, quantity, onChange }: CorrectionLineProps) {
  const { name, when, kind, isStudent, unitPriceKurus } = line;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      py="3"
      borderBottomWidth="1px"
    >
      <chakra.div flex="1" minW="40" overflowWrap="anywhere">
        <chakra.span fontWeight="650">{name}</chakra.span>
        {when !== null && (
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {when}
          </chakra.span>
        )}
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {formatTl(unitPriceKurus)}
          {isStudent && ', öğrenci'}
          {quantity !== line.quantity && ` · şimdi ${line.quantity}, olacak ${quantity}`}
        </chakra.span>
      </chakra.div>
      <Stepper
        value={quantity}
        min={0}
        max={MAX_QUANTITY}
        name={when === null ? name : `${name}, ${when}`}
        unit={kind === 'workshop' ? 'Yer' : 'Adet'}
        onChange={onChange}
      />
    </chakra.li>
  );
}
