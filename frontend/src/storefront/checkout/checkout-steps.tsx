import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Icon } from '../../ui/icon.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

const STEPS = ['Bilgileriniz', 'Ödeme', 'Onay'] as const;
export type StepName = (typeof STEPS)[number];

const CIRCLES = {
  done: { bg: 'success.solid', borderColor: 'success.solid', color: 'fg.inverted' },
  current: { bg: 'brand.solid', borderColor: 'brand.solid', color: 'fg.inverted' },
  later: { bg: 'transparent', borderColor: 'border.emphasized', color: 'fg.subtle' },
};
const NAMES = { done: 'success.fg', current: 'fg', later: 'fg.subtle' };

/** Shows the steps of the checkout. Phones show the current step's name only. */
export function CheckoutSteps({ current }: { readonly current: StepName }) {
  const currentIndex = STEPS.indexOf(current);
  return (
    <chakra.ol display="flex" alignItems="center" mt="3" aria-label="Adımlar">
      {STEPS.map((name, index) => {
        const state = index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'later';
        return (
          <chakra.li
            key={name}
            display="flex"
            alignItems="center"
            gap="2.5"
            textStyle="note"
            fontWeight="600"
            color={NAMES[state]}
            aria-current={state === 'current' ? 'step' : undefined}
            css={index > 0 ? LINE_BEFORE : {}}
          >
            <chakra.b
              display="grid"
              placeItems="center"
              flexShrink="0"
              boxSize="7"
              borderRadius="full"
              borderWidth="1.5px"
              fontSize="0.875rem"
              lineHeight="1"
              fontWeight="650"
              {...CIRCLES[state]}
            >
              {state === 'done' ? <Icon as={Check} size="sm" /> : index + 1}
            </chakra.b>
            <chakra.span css={state === 'current' ? {} : HIDDEN_ON_PHONES}>{name}</chakra.span>
            {state === 'done' && <VisuallyHidden> (tamam)</VisuallyHidden>}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}

/** On the narrowest screens the lines become shorter. */
const LINE_BEFORE = {
  minW: '0',
  _before: {
    minW: '2',
    content: '""',
    w: { base: '20px', md: '40px' },
    h: '1px',
    bg: 'border.emphasized',
    mx: { base: '2', md: '3' },
    me: { base: '0', md: '0.5' },
  },
};
const HIDDEN_ON_PHONES = { mdDown: { srOnly: true } };
