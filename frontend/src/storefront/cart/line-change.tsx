import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { CartChange } from '@contract/cart/reconcile-cart.js';
import { TextButton } from '../../ui/text-link.js';

interface LineChangeProps {
  readonly name: string;
  readonly change: CartChange | undefined;
  readonly onAccept: (change: CartChange) => void;
}

/** Says what changed about a line, with one tap to agree. */
export function LineChange({ name, change, onAccept }: LineChangeProps) {
  if (!change) return null;
  const { text, button } = describeChange(change);
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      flexWrap="wrap"
      gridColumn="1 / -1"
      ps="3"
      pe="1"
      py="1"
      borderRadius="md"
      bg="warning.subtle"
      color="warning.fg"
      textStyle="sm"
      fontWeight="600"
    >
      <chakra.span py="1.5">{text}</chakra.span>
      <TextButton
        display="inline-flex"
        alignItems="center"
        minH="target"
        px="3"
        whiteSpace="nowrap"
        aria-label={`${button}: ${name}`}
        onClick={() => onAccept(change)}
      >
        {button}
      </TextButton>
    </chakra.div>
  );
}

function describeChange(change: CartChange): { text: string; button: string } {
  switch (change.kind) {
    case 'price':
      return {
        text: `Fiyat değişti: ${formatTl(change.fromKurus)} → ${formatTl(change.toKurus)}`,
        button: 'Kabul Et',
      };
    case 'fewer':
      return { text: `Yalnızca ${change.available} adet kaldı`, button: `${change.available} Adet Al` };
    case 'gone':
      return { text: 'Artık rafta değil', button: 'Sepetten Çıkar' };
  }
}
