import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { RETURN_KIND_LABELS } from '../../contract/returns/return-state.js';
import { RETURN_REFUSAL_WORDS, type ReturnableLine } from '../../contract/returns/returnable-lines.js';
import type { AskReturnDto } from '../../contract/returns/returns.dto.js';
import { OrderQueriesService } from '../orders/order-queries.service.js';
import { Clock } from '../platform/clock.js';
import { isTaken } from '../platform/database/is-taken.js';
import { contentHash } from '../platform/security/content-hash.js';
import { OrderReturnLine } from './order-return-line.entity.js';
import { OrderReturn } from './order-return.entity.js';
import { ReturnableLinesService } from './returnable-lines.service.js';
import { ReturnCodes } from './return-codes.service.js';
import { ReturnMailsService } from './return-mails.service.js';
import { attachPictures } from './attach-pictures.js';

type Asked = Omit<AskReturnDto, 'accessKey'>;

/** A buyer tells that pieces come back, or that they arrived broken. */
@Injectable()
export class AskReturnService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderQueriesService,
    private readonly returnable: ReturnableLinesService,
    private readonly codes: ReturnCodes,
    private readonly mails: ReturnMailsService,
    private readonly clock: Clock,
  ) {}

  /**
   * A repeated request asks once. Throws order_not_found, changed_meanwhile, return_too_many, return_term_over,
   * return_not_delivered, return_not_possible, damage_term_over, damage_without_picture, return_picture_missing.
   */
  async ask({ accessKey, ...asked }: AskReturnDto, customerId: string | null): Promise<void> {
    const { orderId } = asked;
    await this.orders.ofBuyer({ orderId, ...(accessKey !== undefined && { accessKey }) }, customerId);
    const requestHash = contentHash(asked);
    await this.dataSource
      .transaction(async (manager) => {
        await this.orders.lock(manager, orderId);
        if (await wasAsked(manager, asked, requestHash)) return;
        await this.assertPossible(manager, asked);
        await this.write(manager, asked, requestHash);
      })
      .catch((error: unknown) => {
        throw asRefusal(error);
      });
  }

  private async assertPossible(manager: EntityManager, { orderId, kind, lines, pictureIds }: Asked) {
    if (kind === 'damage' && pictureIds.length === 0) throw new AppError('damage_without_picture');
    const whole = await this.orders.getById(manager, orderId);
    const { lines: returnable } = await this.returnable.ofOrder(manager, whole);
    for (const { lineId, quantity } of lines) {
      const line = returnable.find((each) => each.lineId === lineId);
      if (!line) throw new AppError('order_not_found');
      if (kind === 'damage') assertDamaged(line);
      else assertReturnable(line);
      if (quantity > line.quantity) throw new AppError('return_too_many');
    }
  }

  private async write(manager: EntityManager, asked: Asked, requestHash: string): Promise<void> {
    const { orderId, requestKey, kind, reason, note, lines, pictureIds } = asked;
    const { id: returnId } = await manager.save(
      manager.create(OrderReturn, {
        ...{ orderId, requestKey, requestHash, kind, note },
        ...{ reason: kind === 'damage' ? 'broken' : reason, notifiedAt: this.clock.now() },
        ...(kind === 'withdrawal' && this.codes.next()),
      }),
    );
    await manager.insert(
      OrderReturnLine,
      lines.map(({ lineId: orderLineId, quantity }) => ({ returnId, orderLineId, quantity })),
    );
    await attachPictures(manager, { orderId, returnId, pictureIds });
    await this.mails.noticed(manager, { orderId, returnId, label: RETURN_KIND_LABELS[kind] });
  }
}

function assertReturnable({ refusal, name }: ReturnableLine): void {
  if (refusal === null) return;
  if (refusal === 'term_over') throw new AppError('return_term_over');
  if (refusal === 'not_sent') throw new AppError('return_not_delivered');
  if (refusal === 'none_left') throw new AppError('return_too_many');
  throw new AppError('return_not_possible', { why: `${name}. ${RETURN_REFUSAL_WORDS[refusal]}` });
}

function assertDamaged(line: ReturnableLine): void {
  if (line.mayBeDamaged) return;
  if (line.refusal !== null && line.refusal !== 'term_over') assertReturnable(line);
  throw new AppError('damage_term_over');
}

/** Throws changed_meanwhile when the key asked for other things. */
async function wasAsked(
  manager: EntityManager,
  { requestKey }: Asked,
  requestHash: string,
): Promise<boolean> {
  const asked = await manager.findOneBy(OrderReturn, { requestKey });
  if (asked && asked.requestHash !== requestHash) throw new AppError('changed_meanwhile');
  return asked !== null;
}

/** The database has the last word on what goes back. */
function asRefusal(error: unknown): unknown {
  if (isTaken(error, 'order_return_once_per_request')) return new AppError('changed_meanwhile');
  if (!(error instanceof QueryFailedError)) return error;
  const { constraint } = error.driverError as { constraint?: string };
  return constraint === 'order_return_line_was_bought' ? new AppError('return_too_many') : error;
}
