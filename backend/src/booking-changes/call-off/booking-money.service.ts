import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { byMethod, type RefundByMethod } from '../../../contract/payments/refund-ways.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { type OrderMoney, OrderMoneyService, remainingOf } from '../../payments/order-money.service.js';

/** The money of one booking. */
export interface BookingMoney {
  /** What cancelling it gives back, by the way in which it came. */
  readonly refunds: readonly RefundByMethod[];
  readonly refundKurus: number;
  /** What of it may become a credit, in kuruş: all but what a credit had paid, which goes back to that one. */
  readonly creditableKurus: number;
  /** Whether the outcome of a refund is unknown or failed, so that a person must look. */
  readonly isRefundInDoubt: boolean;
}

/** Reads what cancelling a booking gives back: exactly what a refund of its line reserves. */
@Injectable()
export class BookingMoneyService {
  constructor(private readonly money: OrderMoneyService) {}

  async of(manager: EntityManager, { orderId, orderLineId }: Booking): Promise<BookingMoney> {
    const { parts } = await this.money.ofOrder(manager, orderId);
    const refunds = byMethod(
      parts.flatMap(({ payment, shares }) =>
        shares
          .filter((share) => share.orderLineId === orderLineId)
          .map((share) => ({ method: payment.method, kurus: remainingOf(share) })),
      ),
    );
    return {
      refunds,
      refundKurus: sumOf(refunds),
      creditableKurus: sumOf(refunds.filter(({ method }) => method !== 'credit')),
      isRefundInDoubt: isInDoubt(parts, orderLineId),
    };
  }
}

function sumOf(refunds: readonly RefundByMethod[]): number {
  return refunds.reduce((sum, { kurus }) => sum + kurus, 0);
}

function isInDoubt(parts: OrderMoney['parts'], lineId: string): boolean {
  return parts
    .flatMap(({ refunds }) => refunds)
    .filter(({ orderLineId }) => orderLineId === lineId || orderLineId === null)
    .some(({ status }) => status === 'unclear' || status === 'failed');
}
