import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { OrderPaymentLinkDto } from '../../../../contract/payments/payment-link.dto.js';
import { LockedOrdersService } from '../../../orders/back-office/locked-orders.service.js';
import { PaymentLink } from '../../payment-link.entity.js';

/** Locks a payment link's order for a change of the link. */
@Injectable()
export class OpenPaymentLinksService {
  constructor(private readonly locked: LockedOrdersService) {}

  /** Throws order_not_found, payment_link_not_found, payment_link_closed. */
  async lock(manager: EntityManager, { orderId, linkId }: OrderPaymentLinkDto): Promise<PaymentLink> {
    await this.locked.lock(manager, { orderId, version: null });
    const link = await manager.findOneBy(PaymentLink, { id: linkId, orderId });
    if (!link) throw new AppError('payment_link_not_found');
    if (link.status !== 'open') throw new AppError('payment_link_closed');
    return link;
  }
}
