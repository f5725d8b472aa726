import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
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

/** The dialog around every step: form at the left, order at the right. */
export function CheckoutFrame({ step, aside, children, ...dialog }: CheckoutFrameProps) {
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
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 344px' }}
        alignContent="start"
        mx={{ base: '-5', md: '-8' }}
        mb={{ base: '-6', md: '-8' }}
        minH={{ md: '480px' }}
      >
        <chakra.div
          px={{ base: '5', md: '8' }}
          pb={{ base: '6', md: '8' }}
          pt={{ base: '4', md: '2' }}
          minW="0"
        >
          {children}
        </chakra.div>
        {aside}
      </chakra.div>
    </Dialog>
  );
}
