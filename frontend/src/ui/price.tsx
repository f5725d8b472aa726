import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import { VisuallyHidden } from './visually-hidden.js';

interface PriceProps extends HTMLChakraProps<'span'> {
  readonly kurus: number;
  /** The struck-through price before a discount. */
  readonly insteadOfKurus?: number | undefined;
}

export function Price({ kurus, insteadOfKurus, ...rest }: PriceProps) {
  return (
    <chakra.span fontWeight="650" whiteSpace="nowrap" {...rest}>
      {formatTl(kurus)}
      {insteadOfKurus !== undefined && insteadOfKurus !== kurus && (
        <chakra.span display="block" textStyle="sm" color="fg.subtle">
          <VisuallyHidden>Önceki fiyat: </VisuallyHidden>
          <s>{formatTl(insteadOfKurus)}</s>
        </chakra.span>
      )}
    </chakra.span>
  );
}
