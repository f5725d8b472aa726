import type { NewBooking } from '../../bookings/new-booking.js';
import type { OrderLine } from '../order-line.entity.js';
import type { Order } from '../order.entity.js';
import { sessionOf } from './session-of-line.js';

/** The data of a charge that bookings keep. */
export interface PaymentReceipt {
  readonly method: string;
  readonly paymentId: string;
  /** By order line. */
  readonly transactionIds: ReadonlyMap<string, string>;
}

interface Paid {
  readonly receipt: PaymentReceipt | null;
  /** Null when the studio gave the items without a payment known to the shop. */
  readonly paidAt: Date | null;
}

/** The booking of a line whose seats have been taken; null for a piece. */
export function toNewBooking(order: Order, line: OrderLine, { receipt, paidAt }: Paid): NewBooking | null {
  const session = sessionOf(line);
  if (!session || line.sessionId === null) return null;
  const { name, surname, email, phone, notes } = order;
  return {
    orderId: order.id,
    orderLineId: line.id,
    sessionId: line.sessionId,
    customer: { name, surname, email, phone },
    notes,
    title: line.name,
    description: line.description,
    ...session,
    quantity: line.quantity,
    isStudent: line.isStudent,
    originalPriceKurus: line.regularPriceKurus,
    priceKurus: line.unitPriceKurus,
    couponDiscountKurus: line.discountKurus,
    payment: {
      method: receipt?.method ?? '',
      paymentId: receipt?.paymentId ?? null,
      transactionId: receipt?.transactionIds.get(line.id) ?? null,
      paidAt,
    },
  };
}
