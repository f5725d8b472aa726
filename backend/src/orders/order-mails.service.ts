import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatTl } from '../../contract/common/money.js';
import type { TransitionMail } from '../../contract/orders/order-transition.js';
import { kurusBy, type RefundByMethod } from '../../contract/payments/refund-ways.js';
import { BookingMailsService } from '../bookings/booking-mails.service.js';
import type { OrderMailFacts } from '../notifications/mail/facts/order-mail-facts.js';
import { MailOutbox } from '../notifications/mail/mail-outbox.js';
import { NotifyStudioService } from '../notifications/studio/notify-studio.service.js';
import { OrderLinksService } from './order-links.service.js';
import { afterRefund, orderMailFacts, type RefundOfLine, vatOfRefund } from './order-mail-facts.js';
import { parcelFacts } from './parcel-facts.js';
import { OrderQueriesService, type WholeOrder } from './order-queries.service.js';

const TRANSITION_TEMPLATES = {
  shipped: 'order-shipped',
  ready: 'order-ready',
  in_transit: 'order-in-transit',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  reinstated: 'order-reinstated',
} as const;

interface SentTransition {
  readonly mail: TransitionMail;
  /** The refunds that the change causes, by the way they go. */
  readonly newRefunds: readonly RefundByMethod[];
  /** All refunds of the order on their way, including this one, in kuruş. */
  readonly pendingRefundKurus: number;
}

/** A completed refund. */
export interface RefundedMoney {
  readonly orderId: string;
  readonly refundId: string;
  readonly refundedKurus: number;
  /** What of it was added to the credit that had paid. */
  readonly creditedKurus: number;
  readonly reason: 'unfulfillable' | 'mismatch' | 'overpaid' | 'cancelled' | 'studio' | 'corrected';
  /** The same by the line that it had paid for; money that had paid for no line is left out. */
  readonly byLine: readonly RefundOfLine[];
  /** Set when only this line was refunded. */
  readonly lineId: string | null;
}

/** A part of the money of an order that goes on. */
export interface ReceivedPayment {
  readonly paymentId: string;
  readonly amountKurus: number;
}

/** A link by which a part of the order can be paid. */
export interface SentPaymentLink {
  readonly id: string;
  readonly paymentUrl: string;
  readonly amountKurus: number;
  readonly expiresAt: Date;
  /** It is mailed once for this time. */
  readonly mailedAt: Date;
}

/** A refund that the system has given up. */
export interface FailedRefund {
  readonly orderId: string;
  readonly refundId: string;
  readonly owedKurus: number;
  /** The outcome is unknown: the money may have gone back. */
  readonly isUnclear: boolean;
}

/** Queues the mails that follow from an order’s transitions, in the transaction of the transition itself. */
@Injectable()
export class OrderMailsService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly links: OrderLinksService,
    private readonly tickets: BookingMailsService,
    private readonly mails: MailOutbox,
    private readonly studio: NotifyStudioService,
  ) {}

  async orderConfirmed(manager: EntityManager, orderId: string): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    const facts = this.facts(whole);
    await this.confirmation(manager, whole);
    await this.mails.queueForStudio(manager, {
      dedupeKey: `new-order-notice:${orderId}`,
      about: 'orders',
      template: 'new-order-notice',
      payload: facts,
    });
    await this.studio.add(manager, {
      type: 'new_order',
      dedupeKey: `new-order:${orderId}`,
      title: `Yeni sipariş ${facts.shortId}`,
      message: `${facts.buyer.name} ${facts.buyer.surname}, ${formatTl(facts.totalKurus)}`,
      about: { kind: 'order', id: orderId },
    });
  }

  /** The confirmation once more with what stands of the order now; once per key. */
  async confirmedAgain(manager: EntityManager, orderId: string, sendKey: string): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    await this.confirmation(manager, whole, `order-confirmation:${orderId}:${sendKey}`);
  }

  /**
   * Mails a change of status by the studio. The mail's key includes the order's version, because an order may
   * be cancelled and reinstated again.
   */
  async transitioned(
    manager: EntityManager,
    orderId: string,
    { mail, newRefunds, pendingRefundKurus }: SentTransition,
  ): Promise<void> {
    if (mail === 'confirmed') return this.confirmedByStudio(manager, orderId);
    if (mail === 'reinstated') await this.tickets.mailTicketsOfOrder(manager, orderId);
    const whole = await this.orders.getById(manager, orderId);
    const { order } = whole;
    await this.mails.queue(manager, {
      dedupeKey: `order-${mail}:${orderId}:${order.version}`,
      template: TRANSITION_TEMPLATES[mail],
      recipient: order.email,
      payload: {
        ...this.facts(whole),
        ...afterRefund(order, pendingRefundKurus),
        newRefundKurus: kurusBy(newRefunds, 'card'),
        newCreditKurus: kurusBy(newRefunds, 'credit'),
        isPaid: order.paymentStatus === 'paid' && order.totalKurus > 0,
        isRefunded: order.paymentStatus === 'refunded',
        ...parcelFacts(whole),
      },
    });
  }

  /** Mails the buyer about a completed refund, and the studio about one that the system decided. */
  async moneyRefunded(manager: EntityManager, returned: RefundedMoney): Promise<void> {
    const { orderId, refundId, reason, lineId } = returned;
    const whole = await this.orders.getById(manager, orderId);
    const isCancelled = reason === 'cancelled';
    const facts = this.facts(whole);
    const money = {
      refundedKurus: returned.refundedKurus,
      refundedVatKurus: vatOfRefund(whole, returned.byLine),
    };
    const payload = { ...facts, ...money, isCancelled };
    const mail = { dedupeKey: `payment-refunded:${orderId}:${refundId}`, recipient: whole.order.email };
    // The order goes on, so the mail tells only of the money.
    if (reason === 'studio' || reason === 'overpaid' || reason === 'corrected') {
      const lineName = whole.lines.find(({ id }) => id === lineId)?.name ?? null;
      await this.mails.queue(manager, {
        ...mail,
        template: 'refund-done',
        payload: { ...facts, ...money, creditedKurus: returned.creditedKurus, lineName },
      });
      return;
    }
    await this.mails.queue(manager, { ...mail, template: 'payment-refunded', payload });
    await this.mails.queueForStudio(manager, {
      dedupeKey: `payment-refunded-notice:${orderId}:${refundId}`,
      about: 'orders',
      template: 'payment-refunded-notice',
      payload,
    });
  }

  /** Mails the buyer that a part arrived, and notifies the studio. */
  async paymentReceived(
    manager: EntityManager,
    orderId: string,
    { paymentId, amountKurus }: ReceivedPayment,
  ): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    const { email, openKurus } = whole.order;
    const facts = this.facts(whole);
    await this.mails.queue(manager, {
      dedupeKey: `payment-received:${orderId}:${paymentId}`,
      template: 'payment-received',
      recipient: email,
      payload: { ...facts, receivedKurus: amountKurus, openKurus },
    });
    const left = openKurus > 0 ? `, kalan ${formatTl(openKurus)}` : ', siparişin tamamı ödendi';
    await this.studio.notify(manager, {
      type: 'new_order',
      dedupeKey: `payment-received:${orderId}:${paymentId}`,
      title: `Ödeme geldi: ${facts.shortId}`,
      message: `${facts.buyer.name} ${facts.buyer.surname}, bağlantıyla ${formatTl(amountKurus)} ödedi${left}.`,
      about: { kind: 'order', id: orderId },
    });
  }

  async paymentLink(manager: EntityManager, orderId: string, link: SentPaymentLink): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    await this.mails.queue(manager, {
      dedupeKey: `payment-link:${orderId}:${link.id}:${link.mailedAt.getTime()}`,
      template: 'payment-link',
      recipient: whole.order.email,
      payload: {
        ...this.facts(whole),
        paymentUrl: link.paymentUrl,
        amountKurus: link.amountKurus,
        expiresAt: link.expiresAt.toISOString(),
      },
    });
  }

  async refundFailed(manager: EntityManager, { orderId, refundId, ...failed }: FailedRefund): Promise<void> {
    const whole = await this.orders.getById(manager, orderId);
    await this.mails.queueForStudio(manager, {
      dedupeKey: `refund-failed-notice:${orderId}:${refundId}`,
      about: 'orders',
      template: 'refund-failed-notice',
      payload: { ...this.facts(whole), ...failed },
    });
  }

  /**
   * Mails an order that was confirmed without a payment known to the shop. The studio gets no mail, because
   * it confirmed the order itself.
   */
  private async confirmedByStudio(manager: EntityManager, orderId: string): Promise<void> {
    await this.confirmation(manager, await this.orders.getById(manager, orderId));
  }

  private facts(whole: WholeOrder): OrderMailFacts {
    return orderMailFacts(whole, this.links.path(whole.order));
  }

  /** One mail for the whole order, with its tickets, its contracts and the calendar entries. */
  private async confirmation(
    manager: EntityManager,
    whole: WholeOrder,
    dedupeKey = `order-confirmation:${whole.order.id}`,
  ): Promise<void> {
    const { order, documents } = whole;
    await this.mails.queue(manager, {
      dedupeKey,
      template: 'order-confirmation',
      recipient: order.email,
      payload: {
        ...this.facts(whole),
        isUnpaid: order.paymentStatus === 'unpaid',
        payBy: order.paymentStatus === 'unpaid' ? (order.payBy?.toISOString() ?? null) : null,
        documents: documents.map(({ content }) => content),
        tickets: await this.tickets.ticketsOfOrder(manager, order.id),
      },
    });
  }
}
