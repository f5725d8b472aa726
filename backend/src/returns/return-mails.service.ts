import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortId } from '../../contract/common/short-id.js';
import { describeRefunds, type RefundByMethod } from '../../contract/payments/refund-ways.js';
import { describePieces } from '../../contract/shipping/parcel.views.js';
import { refundBy, sendBy } from '../../contract/returns/return-term.js';
import type { OrderReturnFacts } from '../notifications/mail/facts/return-mail-facts.js';
import { MailOutbox } from '../notifications/mail/mail-outbox.js';
import { NotifyStudioService } from '../notifications/studio/notify-studio.service.js';
import { OrderLinksService } from '../orders/order-links.service.js';
import { orderMailFacts } from '../orders/order-mail-facts.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { OrderReturn } from './order-return.entity.js';
import { ReturnCodes } from './return-codes.service.js';

interface ToldReturn {
  readonly orderId: string;
  readonly returnId: string;
  /** A code that was typed later, which is told by itself. */
  readonly code?: string;
  /** How the money comes back. */
  readonly ways?: readonly RefundByMethod[];
}

/** Queues the mails about returns, in the transaction of what they tell. */
@Injectable()
export class ReturnMailsService {
  constructor(
    private readonly orders: OrderQueriesService,
    private readonly links: OrderLinksService,
    private readonly codes: ReturnCodes,
    private readonly mails: MailOutbox,
    private readonly studio: NotifyStudioService,
  ) {}

  /** To the buyer with carrier, code and address, and to the studio. `label`: 'İade' */
  async noticed(
    manager: EntityManager,
    { orderId, returnId, label }: ToldReturn & { readonly label: string },
  ): Promise<void> {
    const { pieces } = await this.queue(manager, 'return-noticed', { orderId, returnId });
    await this.studio.notify(manager, {
      type: 'new_order',
      dedupeKey: `return:${orderId}:${returnId}`,
      title: `${label}: ${shortId(orderId)}`,
      message: `${label} bildirildi: ${pieces}. Sipariş sayfasından yanıtlayın.`,
      about: { kind: 'order', id: orderId },
    });
  }

  /** The code of one return that was typed later; once for each code. */
  async codeChanged(
    manager: EntityManager,
    told: Required<Pick<ToldReturn, 'orderId' | 'returnId' | 'code'>>,
  ): Promise<void> {
    await this.queue(manager, 'return-noticed', told);
  }

  async received(manager: EntityManager, told: ToldReturn): Promise<void> {
    await this.queue(manager, 'return-received', told);
  }

  /** It was refused, or a new piece comes. */
  async decided(manager: EntityManager, told: ToldReturn): Promise<void> {
    await this.queue(manager, 'return-decided', told);
  }

  /** The studio hands money back itself; a mail about cards and credits follows once they have it. */
  async paidBack(
    manager: EntityManager,
    told: Required<Pick<ToldReturn, 'orderId' | 'returnId' | 'ways'>>,
  ): Promise<void> {
    const isByHand = told.ways.some(({ method }) => method !== 'card' && method !== 'credit');
    if (isByHand) await this.queue(manager, 'return-decided', told);
  }

  /** None for a buyer who was erased. */
  private async queue(
    manager: EntityManager,
    template: 'return-noticed' | 'return-received' | 'return-decided',
    { orderId, returnId, code = '', ways = [] }: ToldReturn,
  ): Promise<{ readonly pieces: string }> {
    const whole = await this.orders.getById(manager, orderId);
    const told = await this.factsOf(manager, returnId);
    const back = { ...told, refundWays: describeRefunds(ways).join(' ') };
    if (!(await this.orders.isErased(manager, orderId))) {
      await this.mails.queue(manager, {
        dedupeKey: `${template}:${orderId}:${returnId}:${code}`,
        template,
        recipient: whole.order.email,
        payload: { ...orderMailFacts(whole, this.links.path(whole.order)), back },
      });
    }
    return back;
  }

  private async factsOf(
    manager: EntityManager,
    returnId: string,
  ): Promise<Omit<OrderReturnFacts['back'], 'refundWays'>> {
    const { kind, carrier, returnCode, notifiedAt, refusal } = await manager.findOneByOrFail(OrderReturn, {
      id: returnId,
    });
    const pieces = await manager.query<{ lineId: string; name: string; quantity: number }[]>(
      `SELECT line.id AS "lineId", line.name, piece.quantity FROM order_return_line piece
       JOIN order_line line ON line.id = piece.order_line_id WHERE piece.return_id = $1 ORDER BY line.position`,
      [returnId],
    );
    return {
      pieces: describePieces(pieces),
      isDamage: kind === 'damage',
      ...{ carrier, code: returnCode, address: this.codes.address },
      ...{ sendBy: sendBy(notifiedAt), refundBy: refundBy(notifiedAt), refusal: refusal ?? '' },
    };
  }
}
