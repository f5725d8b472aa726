import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatDateTime } from '../../contract/common/dates.js';
import { formatTl } from '../../contract/common/money.js';
import type { AdminPaymentLink } from '../../contract/payments/payment-link.views.js';
import type { WordWay } from '../../contract/people/word.js';
import { formatSession } from '../../contract/workshops/session.js';
import { OrderBookingsService } from '../bookings/order-bookings.service.js';
import { OrderMailsService } from '../orders/order-mails.service.js';
import type { Order } from '../orders/order.entity.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { SmsOutbox } from '../notifications/sms/sms-outbox.js';
import { CurrentStudio } from '../studio/current-studio.js';

/** Tells people whom the studio wrote down: by mail where there is an address, by SMS otherwise. */
@Injectable()
export class TellGuestsService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly mails: OrderMailsService,
    private readonly sms: SmsOutbox,
    private readonly bookings: OrderBookingsService,
    private readonly studio: CurrentStudio,
  ) {}

  /** How words reach the buyer. */
  wayTo(order: Order): WordWay {
    return this.sms.wayTo(order);
  }

  /** The confirmation with its tickets, and the contract of a sale by telephone. */
  async booked(manager: EntityManager, { id: orderId, email, phone }: Order): Promise<void> {
    await this.mails.transitioned(manager, orderId, {
      mail: 'confirmed',
      newRefunds: [],
      pendingRefundKurus: 0,
    });
    if (email !== '') return;
    for (const { bookingId, session, ticketUrl } of await this.bookings.ofOrder(manager, orderId)) {
      await this.sms.queue(manager, {
        dedupeKey: `booking-ticket:${bookingId}`,
        recipient: phone,
        text: `Yeriniz ayrıldı: ${formatSession(session)}. Biletiniz: ${ticketUrl}`,
      });
    }
  }

  /** The payment link of who has no address; it is mailed to others. */
  async paymentLink(
    manager: EntityManager,
    { email, phone }: Order,
    { id, url, amountKurus, expiresAt }: AdminPaymentLink,
  ): Promise<void> {
    if (email !== '') return;
    await this.sms.queue(manager, {
      dedupeKey: `payment-link:${id}`,
      recipient: phone,
      text: `${formatTl(amountKurus)} ödemenizi ${formatDateTime(expiresAt)} saatine kadar buradan yapabilirsiniz: ${url}`,
    });
  }

  /** The seats were not paid in time and are free again; the mail is sent with the order's end. */
  async released(manager: EntityManager, orderId: string): Promise<void> {
    const { email, phone } = (await this.orders.getById(manager, orderId)).order;
    if (email !== '') return;
    const { profile } = this.studio;
    await this.sms.queue(manager, {
      dedupeKey: `booking-released:${orderId}`,
      recipient: phone,
      text: `Ödemesi gelmediği için ayırdığımız yer boşaldı. Hâlâ gelmek isterseniz arayın. ${profile.name}`,
    });
  }
}
