import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';
import { Clock } from '../../platform/clock.js';
import { newLinkNonce } from '../../platform/security/link-keys.service.js';
import { ClosePaymentService } from '../close-payment.service.js';
import { PaymentLink } from '../payment-link.entity.js';

type NewLink = Pick<PaymentLink, 'orderId' | 'amountKurus' | 'expiresAt' | 'createdBy'>;

/** Writes payment links and ends them. An order has one open link at a time. */
@Injectable()
export class MakePaymentLinkService {
  constructor(
    private readonly charges: ClosePaymentService,
    private readonly orders: OrderQueriesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the open link of an order that the caller has locked; its amount is open of the order. A payer who is at the
   * bank by the former one is not charged. Throws payment_running.
   */
  async make(manager: EntityManager, link: NewLink): Promise<PaymentLink> {
    const { orderId } = link;
    const open = await manager.findOneBy(PaymentLink, { orderId, status: 'open' });
    if (open) await this.end(manager, open);
    const made = manager.create(PaymentLink, {
      ...link,
      createdAt: this.clock.now(),
      linkNonce: newLinkNonce(),
    });
    await manager.insert(PaymentLink, made);
    return made;
  }

  async find(manager: EntityManager, id: string): Promise<PaymentLink | null> {
    return manager.findOneBy(PaymentLink, { id });
  }

  /** Ends the open link of an order that asks for more than what is open of it. Throws payment_running. */
  async endBeyondDebt(manager: EntityManager, orderId: string): Promise<void> {
    const open = await manager.findOneBy(PaymentLink, { orderId, status: 'open' });
    if (open && open.amountKurus > (await this.orders.locked(manager, orderId)).openKurus) {
      await this.end(manager, open);
    }
  }

  /** Throws payment_running. */
  async end(manager: EntityManager, { id, orderId }: PaymentLink): Promise<void> {
    if (!(await this.charges.abandonOpen(manager, orderId))) throw new AppError('payment_running');
    await manager.update(PaymentLink, { id }, { status: 'cancelled', endedAt: this.clock.now() });
  }
}
