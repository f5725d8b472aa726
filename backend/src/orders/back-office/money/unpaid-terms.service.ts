import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { Order } from '../../order.entity.js';

/** The term of an order whose seats wait for their money. */
@Injectable()
export class UnpaidTermsService {
  /**
   * Brings the seats' term and the end of a payment link together: the earlier one holds for both, so that no link
   * takes money for seats that are free again. Returns it; for an order without such a term, the link's own end. The
   * caller has locked the order. Throws unpaid_term_over.
   */
  async agree(
    manager: EntityManager,
    { id, payBy, paymentStatus }: Order,
    { now, end }: { readonly now: Date; readonly end: Date },
  ): Promise<Date> {
    if (payBy === null || paymentStatus !== 'unpaid') return end;
    if (payBy <= now) throw new AppError('unpaid_term_over');
    if (payBy <= end) return payBy;
    await manager.update(Order, { id }, { payBy: end });
    return end;
  }
}
