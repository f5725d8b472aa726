import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { reductionPercent } from '@contract/prices/reduction-percent.js';
import { VisuallyHidden } from './visually-hidden.js';

interface PriceProps extends HTMLChakraProps<'span'> {
  readonly kurus: number;
  /** The struck-through price before a discount; shown only where that is at least one per cent. */
  readonly insteadOfKurus?: number | null;
}

export function Price({ kurus, insteadOfKurus, ...rest }: PriceProps) {
  const prior = insteadOfKurus ?? kurus;
  const percent = reductionPercent(kurus, prior);
  return (
    <chakra.span fontWeight="650" {...rest}>
      {formatTl(kurus)}
      {percent > 0 && (
        <chakra.span display="block" textStyle="sm" color="fg.subtle">
          <VisuallyHidden>Önceki fiyat: </VisuallyHidden>
          <s>{formatTl(prior)}</s> {`%${percent}\u00a0indirim`}
        </chakra.span>
      )}
    </chakra.span>
  );
}
