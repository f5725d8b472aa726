import { useState } from 'react';
import type { HoldView } from '@contract/checkout/checkout.views.js';
import { toast } from '../../ui/toast.js';
import { HoldNote } from './hold-note.js';
import { OrderAside } from './order-aside.js';
import type { Checkout } from './use-checkout.js';

interface HeldOrderProps {
  readonly checkout: Checkout;
  readonly hold: HoldView;
  readonly secondsLeft: number;
}

/** Shows the order next to the form, with the time it is held for. Without a hold there is no countdown. */
export function HeldOrder({ checkout, hold, secondsLeft }: HeldOrderProps) {
  const [isRenewing, setRenewing] = useState(false);
  const { reservation, payment, renew, expire } = checkout;
  const { reservedPart, renewalsLeft, renewalMinutes } = hold;
  const held = hold.quote.delivery !== null ? 'Sepetiniz' : 'Yeriniz';
  const renewed = `${held} ${renewalMinutes} dakika daha sizin için ayrıldı.`;
  const prolong = async () => {
    setRenewing(true);
    const problem = await renew();
    setRenewing(false);
    if (problem?.code === 'hold_expired') expire();
    else if (problem !== null) toast.error({ text: problem.message });
    else toast.success({ title: 'Süre uzatıldı', text: renewed });
  };
  const isHeld = reservation.status === 'held' && payment.placed === null;
  return (
    <OrderAside
      quote={hold.quote}
      holdNote={
        isHeld && (
          <HoldNote
            held={held}
            reservedPart={reservedPart}
            secondsLeft={secondsLeft}
            renewalsLeft={renewalsLeft}
            renewalMinutes={renewalMinutes}
            isRenewing={isRenewing}
            onRenew={() => void prolong()}
          />
        )
      }
    />
  );
}
