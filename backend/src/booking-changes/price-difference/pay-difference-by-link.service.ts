import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { studioInstant } from '../../../contract/common/dates.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { type ChangeMaker, nameOfMaker } from '../../bookings/change-maker.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';
import { MakePaymentLinkService } from '../../payments/links/make-payment-link.service.js';
import { PaymentLinkAddressesService } from '../../payments/links/payment-link-addresses.service.js';

interface AskedDifference {
  /** The order before the difference. */
  readonly before: Order;
  /** On its new day. */
  readonly booking: Booking;
  readonly differenceKurus: number;
}

/** Asks for the difference to a dearer day by a payment link. */
@Injectable()
export class PayDifferenceByLinkService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly links: MakePaymentLinkService,
    private readonly addresses: PaymentLinkAddressesService,
  ) {}

  /**
   * The link by which it is paid, until the workshop begins. Null when nothing is to be paid, and when more of the order was
   * open before: then all of it is paid as it was agreed.
   */
  async ask(
    manager: EntityManager,
    maker: ChangeMaker,
    { before, booking, differenceKurus }: AskedDifference,
  ): Promise<{ readonly id: string; readonly url: string } | null> {
    if (differenceKurus <= 0 || before.openKurus > 0) return null;
    const { openKurus } = await this.orders.locked(manager, before.id);
    const amountKurus = Math.min(differenceKurus, openKurus);
    if (amountKurus === 0) return null;
    const link = await this.links.make(manager, {
      ...{ orderId: before.id, amountKurus, createdBy: await nameOfMaker(manager, maker) },
      expiresAt: studioInstant(booking.date, booking.startTime),
    });
    return { id: link.id, url: this.addresses.url(link) };
  }

  /** Null when the link was cancelled since. */
  async urlOf(manager: EntityManager, id: string): Promise<string | null> {
    const link = await this.links.find(manager, id);
    return link === null || link.status === 'cancelled' ? null : this.addresses.url(link);
  }
}
