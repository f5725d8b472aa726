import { useState } from 'react';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { NOTED_PAYMENT_METHODS, type NotedPaymentMethod } from '@contract/payments/payment-method.js';
import { amountText } from '../../lib/amount-text.js';
import { amount } from '../../lib/filter-values.js';
import { amountComplaint } from './amount-complaint.js';

interface Entered {
  readonly method: NotedPaymentMethod;
  readonly text: string;
  readonly reference: string;
  /** What was entered otherwise is another payment, and not a repetition of an earlier one. */
  readonly requestKey: string;
}

/** A payment being noted; at first all that is open, in cash. `order` is the current one. */
export function useNotePaymentForm(order: AdminOrderView) {
  const [seenOpenKurus, setSeenOpenKurus] = useState(order.openKurus);
  const [entered, setEntered] = useState(() => startOf(order));
  const [isDirty, setIsDirty] = useState(false);
  const { method, text, reference, requestKey } = entered;
  const kurus = amount.read(text) ?? null;
  const error = amountComplaint(kurus, seenOpenKurus);
  const change = (changed: Partial<Entered>) => {
    setEntered({ ...entered, ...changed, requestKey: crypto.randomUUID() });
    setIsDirty(true);
  };
  return {
    ...{ method, text, reference, seenOpenKurus, isDirty, error },
    amountKurus: error === undefined ? kurus : null,
    /** Other money came since the dialog was opened. */
    isOutdated: order.openKurus > 0 && order.openKurus !== seenOpenKurus,
    chooseMethod: (chosen: string) => {
      const found = NOTED_PAYMENT_METHODS.find((each) => each === chosen);
      if (found) change({ method: found });
    },
    writeAmount: (next: string) => change({ text: next }),
    writeReference: (next: string) => change({ reference: next }),
    lookAgain: () => {
      setSeenOpenKurus(order.openKurus);
      setEntered(startOf(order));
      setIsDirty(false);
    },
    payment: (amountKurus: number) => ({
      orderId: order.id,
      ...{ method, amountKurus, seenOpenKurus, reference, requestKey },
    }),
  };
}

function startOf({ openKurus }: AdminOrderView): Entered {
  return { method: 'cash', text: amountText(openKurus), reference: '', requestKey: crypto.randomUUID() };
}
