import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { VisuallyHidden } from './visually-hidden.js';
import type { TimelineStep } from '../lib/orders/timeline-steps.js';

const DISC_PX = 22;
const LINE_PX = 2;
const TO_LINE = `${(DISC_PX - LINE_PX) / 2}px`;

/** A line connects each step with the next: sideways on wide screens, downwards on phones. */
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: `${DISC_PX}px 1fr`,
    gap: '3',
    minH: { base: '37px', md: '0' },
    pb: { base: '3.5', md: '0' },
    pe: { md: '2' },
    textStyle: 'sm',
    lineHeight: '1.35',
    _before: {
      content: '""',
      position: 'absolute',
      bg: 'bg.muted',
      top: { base: '0', md: TO_LINE },
      left: { base: TO_LINE, md: '0' },
      w: { base: `${LINE_PX}px`, md: 'full' },
      h: { base: 'full', md: `${LINE_PX}px` },
    },
    _last: { pb: '0', minH: '0', _before: { display: 'none' } },
  },
  variants: {
    state: {
      done: { color: 'fg', _before: { bg: 'success.solid' } },
      current: { color: 'brand.ink', fontWeight: '700' },
      later: { color: 'fg.subtle' },
    },
  },
});

const Disc = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: `${DISC_PX}px`,
    mb: { md: '2' },
    borderRadius: 'full',
    bg: 'bg',
    borderWidth: '2px',
    borderColor: 'border.emphasized',
    color: 'fg.inverted',
  },
  variants: {
    state: {
      done: { bg: 'success.solid', borderColor: 'success.solid' },
      current: { borderWidth: '6px', borderColor: 'brand.solid' },
      later: {},
    },
  },
});

export function OrderTimeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <chakra.ol
      aria-label="Siparişin yolculuğu"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(6, 1fr)' }}
      mt={{ base: '0', md: '1' }}
    >
      {steps.map(({ label, state, time }) => (
        <Step key={label} state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Disc state={state} aria-hidden="true">
            {state === 'done' && <Check size={13} strokeWidth={3} />}
          </Disc>
          <div>
            {label}
            {state === 'done' && <VisuallyHidden> (tamam)</VisuallyHidden>}
            {time !== null && (
              <chakra.time
                display="block"
                textStyle="xs"
                fontWeight="400"
                lineHeight="1.35"
                color="fg.subtle"
              >
                {time}
              </chakra.time>
            )}
          </div>
        </Step>
      ))}
    </chakra.ol>
  );
}
