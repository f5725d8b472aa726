import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.js';
import { CheckoutSteps, type StepName } from './checkout-steps.js';

interface CheckoutFrameProps {
  readonly open: boolean;
  readonly title: string;
  readonly step: StepName;
  readonly dismissible: boolean;
  readonly aside: ReactNode;
  readonly onClose: () => void;
  readonly onExited: () => void;
  readonly children: ReactNode;
}

/** The dialog around every step, with the form at the left and the order at the right. */
export function CheckoutFrame({ step, aside, children, ...dialog }: CheckoutFrameProps) {
  const form = useTopOfStep(step);
  return (
    <Dialog
      {...dialog}
      width="checkout"
      fullScreenOnPhone
      closesOutside={false}
      headerExtra={<CheckoutSteps current={step} />}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 304px',
          lg: 'minmax(0, 1fr) 344px',
        }}
        alignContent={{ base: 'start', md: 'stretch' }}
        mx={{ base: '-5', md: '-8' }}
        mb={{ base: '-6', md: '-8' }}
        minH={{ md: '480px' }}
      >
        <chakra.div
          ref={form}
          tabIndex={-1}
          role="group"
          aria-label={dialog.title}
          outline="none"
          px={{ base: '5', md: '8' }}
          pb={{ base: '6', md: '8' }}
          pt={{ base: '4', md: '2' }}
          minW="0"
          css={BELOW_HEADER}
        >
          {children}
        </chakra.div>
        {aside}
      </chakra.div>
    </Dialog>
  );
}

/** Keeps a focused field from being hidden under the sticky header. */
const BELOW_HEADER = { '& :is(input, select, textarea)': { scrollMarginTop: '168px' } };

/** Scrolls to the top and moves the focus there when a new step begins. */
function useTopOfStep(step: StepName) {
  const form = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    form.current?.focus({ preventScroll: true });
    const scroller = form.current?.closest('[data-part="content"]');
    if (scroller) scroller.scrollTop = 0;
  }, [step]);
  return form;
}
