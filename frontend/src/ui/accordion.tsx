import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { Icon } from './icon.js';

/** Items with one name form a group: the browser closes the open one when another is opened. */
const GroupName = createContext<string | undefined>(undefined);

const Lines = chakra('div', { base: { borderBottomWidth: '1px' } });

export function Accordion({ children }: { readonly children: ReactNode }) {
  return (
    <GroupName value={useId()}>
      <Lines>{children}</Lines>
    </GroupName>
  );
}

const Line = chakra('details', {
  base: {
    borderTopWidth: '1px',
    // Animates where the browser supports it; elsewhere it opens at once.
    interpolateSize: 'allow-keywords',
    '&::details-content': {
      blockSize: '0',
      overflow: 'clip',
      transition: 'block-size 240ms cubic-bezier(.22,.7,.25,1), content-visibility 240ms allow-discrete',
      _motionReduce: { transition: 'none' },
    },
    '&[open]::details-content': { blockSize: 'auto' },
    '&[open] > summary .lucide-plus, &:not([open]) > summary .lucide-minus': { display: 'none' },
  },
});

const Trigger = chakra('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minH: '72px',
    py: '4',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'brand.ink' },
  },
});

interface AccordionItemProps {
  readonly title: string;
  /** True when the item is open at first. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** An item that opens with and without scripts. */
export function AccordionItem({ title, startsOpen = false, children }: AccordionItemProps) {
  return (
    <Line name={useContext(GroupName)} open={startsOpen}>
      <Trigger>
        <chakra.h3 textStyle="h4">{title}</chakra.h3>
        <Icon as={Plus} />
        <Icon as={Minus} />
      </Trigger>
      {children}
    </Line>
  );
}
