import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatTl } from '../../contract/common/money.js';
import { shortId } from '../../contract/common/short-id.js';
import { pictureUrl } from '../../contract/media/picture.js';
import { formatSession } from '../../contract/workshops/session.js';
import { MailOutbox } from '../notifications/mail-outbox.js';
import { StudioNotices } from '../notifications/studio-notices.service.js';
import type { OrderMailFacts } from '../notifications/order-mail-facts.js';
import { sessionOf } from './session-of-line.js';
import { orderPath } from './order-links.js';
import type { OrderLine } from './order-line.entity.js';
import { orderTotals } from '../../contract/orders/order-totals.js';
import { OrderQueries, type WholeOrder } from './order-queries.service.js';

const MAIL_PICTURE_PX = 160;

/** Which mails an order's turns cause. They are rows of the same transaction as the turn itself. */
@Injectable()
export class OrderMails {
  constructor(
    @Inject(OrderQueries) private readonly orders: OrderQueries,
    @Inject(MailOutbox) private readonly mails: MailOutbox,
    @Inject(StudioNotices) private readonly notices: StudioNotices,
  ) {}

  async orderConfirmed(manager: EntityManager, orderId: string): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    const facts = mailFacts(whole);
    await this.mails.queue(manager, {
      dedupeKey: `order-confirmation:${orderId}`,
      template: 'order-confirmation',
      recipient: whole.order.email,
      payload: { ...facts, documents: whole.documents.map(({ content }) => content) },
    });
    await this.mails.queueForStudio(manager, {
      dedupeKey: `new-order-notice:${orderId}`,
      template: 'new-order-notice',
      payload: facts,
    });
    await this.notices.record(manager, {
      type: 'new_order',
      dedupeKey: `new-order:${orderId}`,
      title: `Yeni sipariş ${facts.shortId}`,
      message: `${facts.buyer.name} ${facts.buyer.surname}, ${formatTl(facts.totalKurus)}`,
      about: { kind: 'order', id: orderId },
    });
  }

  /** The studio called the order off; of the money, if there was any, another mail tells when it is back. */
  async calledOff(manager: EntityManager, orderId: string): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    await this.mails.queue(manager, {
      dedupeKey: `order-cancelled:${orderId}`,
      template: 'order-cancelled',
      recipient: whole.order.email,
      payload: mailFacts(whole),
    });
  }

  /** The whole charge is back: the buyer and the studio hear of it. */
  async moneyReturned(
    manager: EntityManager,
    orderId: string,
    returned: { readonly returnedKurus: number; readonly isCalledOff: boolean },
  ): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    const payload = { ...mailFacts(whole), ...returned };
    await this.mails.queue(manager, {
      dedupeKey: `payment-returned:${orderId}`,
      template: 'payment-returned',
      recipient: whole.order.email,
      payload,
    });
    await this.mails.queueForStudio(manager, {
      dedupeKey: `payment-returned-notice:${orderId}`,
      template: 'payment-returned-notice',
      payload,
    });
  }

  async returnFailed(manager: EntityManager, orderId: string, owedKurus: number): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    await this.mails.queueForStudio(manager, {
      dedupeKey: `return-failed-notice:${orderId}`,
      template: 'return-failed-notice',
      payload: { ...mailFacts(whole), owedKurus },
    });
  }
}

function mailFacts({ order, lines, pictures }: WholeOrder): OrderMailFacts {
  return {
    shortId: shortId(order.id),
    orderUrl: orderPath(order),
    buyer: { name: order.name, surname: order.surname, email: order.email, phone: order.phone },
    lines: lines.map((line) => {
      const picture = pictures.get(line.pictureFileName ?? '');
      return {
        name: line.name,
        when: whenOf(line),
        isStudent: line.isStudent,
        quantity: line.quantity,
        unitPriceKurus: line.unitPriceKurus,
        totalKurus: line.totalKurus,
        pictureUrl: picture ? pictureUrl(picture, MAIL_PICTURE_PX, 'jpeg') : null,
      };
    }),
    hasPieces: lines.some(({ kind }) => kind === 'product'),
    hasSeats: lines.some(({ kind }) => kind === 'workshop'),
    couponCode: order.couponCode,
    subtotalKurus: order.subtotalKurus,
    discountKurus: order.discountKurus,
    totalKurus: order.totalKurus,
    vatKurus: orderTotals(lines).vatKurus,
    shippingAddress: order.shippingAddress,
    notes: order.notes,
    placedAt: order.createdAt.toISOString(),
  };
}

function whenOf(line: OrderLine): string | null {
  const session = sessionOf(line);
  return session && formatSession(session);
}
