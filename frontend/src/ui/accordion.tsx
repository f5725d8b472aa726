import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.js';

interface AccordionItemProps {
  readonly title: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    w: 'full',
    minH: '72px',
    py: '4',
    textAlign: 'start',
    textStyle: 'h4',
    _hover: { color: 'brand.ink' },
  },
});

/** Closed, it takes no room and nothing inside can be reached; the content stays in the page, so that it can glide open. */
const Panel = chakra('div', {
  base: {
    display: 'grid',
    transition: 'grid-template-rows 240ms cubic-bezier(.22,.7,.25,1), visibility 240ms',
  },
  variants: {
    open: {
      true: { gridTemplateRows: '1fr', visibility: 'visible' },
      false: { gridTemplateRows: '0fr', visibility: 'hidden' },
    },
  },
});

export const Accordion = chakra('div', { base: { borderBottomWidth: '1px' } });

/** A line that opens: a heading with a button, and below it what the button shows. */
export function AccordionItem({ title, open, onToggle, children }: AccordionItemProps) {
  const id = useId();
  return (
    <chakra.div borderTopWidth="1px">
      <h3>
        <Trigger
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={onToggle}
        >
          {title}
          <Icon as={open ? Minus : Plus} />
        </Trigger>
      </h3>
      <Panel open={open} id={`${id}-panel`} role="region" aria-labelledby={`${id}-title`}>
        <chakra.div minH="0" overflow="hidden">
          {children}
        </chakra.div>
      </Panel>
    </chakra.div>
  );
}
