import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { reductionPercent } from '@contract/prices/reduction.js';
import { VisuallyHidden } from './visually-hidden.js';

interface PriceProps extends HTMLChakraProps<'span'> {
  readonly kurus: number;
  /** The struck-through price before a discount; shown only where it is higher. */
  readonly insteadOfKurus?: number | null | undefined;
}

export function Price({ kurus, insteadOfKurus, ...rest }: PriceProps) {
  return (
    <chakra.span fontWeight="650" whiteSpace="nowrap" {...rest}>
      {formatTl(kurus)}
      {insteadOfKurus && insteadOfKurus > kurus && (
        <Reduction kurus={kurus} insteadOfKurus={insteadOfKurus} />
      )}
    </chakra.span>
  );
}

interface ReductionProps {
  readonly kurus: number;
  readonly insteadOfKurus: number;
}

function Reduction({ kurus, insteadOfKurus }: ReductionProps) {
  const percent = reductionPercent(kurus, insteadOfKurus);
  return (
    <chakra.span display="block" textStyle="sm" color="fg.subtle">
      <VisuallyHidden>Önceki fiyat: </VisuallyHidden>
      <s>{formatTl(insteadOfKurus)}</s>
      {percent > 0 && ` %${percent} indirim`}
    </chakra.span>
  );
}
