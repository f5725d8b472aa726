import type { PaymentMethod } from '../../../contract/payments/payment-method.js';

/** How an internet sale was paid, as the tax office's list names it. */
export const PAYMENT_MEANS: Readonly<Record<PaymentMethod, string>> = {
  card: 'KREDIKARTI/BANKAKARTI',
  cash: 'DIGER',
  credit: 'DIGER',
  pos: 'KREDIKARTI/BANKAKARTI',
  transfer: 'EFT/HAVALE',
};
