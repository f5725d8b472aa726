import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface BlockProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A named part of a record with a thin line above. */
export function Block({ title, children }: BlockProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      css={{ '& + &': { mt: '5', pt: '5', borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <chakra.h3 id={id} textStyle="sm" fontWeight="650" color="fg.subtle" mb="2">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

/** Pairs of names and values, with amounts at the right. */
export function Pairs({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.dl display="grid" gap="1.5">
      {children}
    </chakra.dl>
  );
}

interface PairProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly strong?: boolean;
}

export function Pair({ name, children, strong = false }: PairProps) {
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="4" fontWeight={strong ? '650' : '400'}>
      <chakra.dt flexShrink="0" color={strong ? 'fg' : 'fg.muted'}>
        {name}
      </chakra.dt>
      <chakra.dd minW="0" textAlign="right" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
