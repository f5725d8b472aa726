import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { MailOutbox } from '../notifications/mail/mail-outbox.js';
import { OrderLinksService } from './order-links.service.js';
import { orderMailFacts } from './order-mail-facts.js';
import { OrderQueriesService } from './order-queries.service.js';
import { leftParcelFacts } from './parcel-facts.js';

/** Queues the mails about single parcels of orders that leave in parts. */
@Injectable()
export class ParcelMailsService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly links: OrderLinksService,
    private readonly mails: MailOutbox,
  ) {}

  /** Once per parcel and number. `hasMore`: other pieces of the order have not left yet. */
  async left(
    manager: EntityManager,
    {
      orderId,
      parcelId,
      hasMore,
    }: { readonly orderId: string; readonly parcelId: string; readonly hasMore: boolean },
  ): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    const { order, parcels } = whole;
    const parcel = parcels.find(({ id }) => id === parcelId);
    if (!parcel) throw new AppError('parcel_not_found');
    await this.mails.queue(manager, {
      dedupeKey: `order-shipped:${orderId}:${parcelId}:${parcel.cargo?.trackingNumber ?? ''}`,
      template: 'order-shipped',
      recipient: order.email,
      payload: {
        ...orderMailFacts(whole, this.links.path(order)),
        ...leftParcelFacts(parcel, hasMore),
        newRefundKurus: 0,
        isPaid: order.paymentStatus === 'paid' && order.totalKurus > 0,
        isRefunded: order.paymentStatus === 'refunded',
      },
    });
  }
}
