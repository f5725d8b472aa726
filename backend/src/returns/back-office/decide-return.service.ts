import { Injectable } from '@nestjs/common';
import { AppError } from '../../../contract/app-error.js';
import type { RefuseReturnDto } from '../../../contract/returns/admin-returns.dto.js';
import { RETURN_STATE_LABELS } from '../../../contract/returns/return-state.js';
import { ReturnedPiecesService } from '../../orders/inventory/returned-pieces.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { OrderReturnLine } from '../order-return-line.entity.js';
import { OrderReturn } from '../order-return.entity.js';
import { ReturnMailsService } from '../return-mails.service.js';
import { LockedReturnsService } from './locked-returns.service.js';

/** Ends a return without its money: it is refused, or a new piece comes for one that arrived broken. */
@Injectable()
export class DecideReturnService {
  constructor(
    private readonly locked: LockedReturnsService,
    private readonly pieces: ReturnedPiecesService,
    private readonly mails: ReturnMailsService,
    private readonly clock: Clock,
  ) {}

  /** Its pieces are the buyer's again. Throws return_not_found, return_moved_on. */
  async refuse(actor: Actor, { id, refusal }: RefuseReturnDto): Promise<void> {
    await this.locked.change(id, async (manager, found) => {
      const { orderId, state } = found;
      if (state === 'refused' && found.refusal === refusal) return;
      if (state !== 'notified' && state !== 'on_its_way') throw new AppError('return_moved_on');
      await manager.update(OrderReturn, { id }, { state: 'refused', refusal, endedAt: this.clock.now() });
      await this.mails.decided(manager, { orderId, returnId: id });
      await this.locked.record(manager, actor, {
        found,
        event: 'return_refused',
        after: { returnState: RETURN_STATE_LABELS.refused, reason: refusal },
      });
    });
  }

  /**
   * Takes the new pieces from the shelf. Throws return_not_found, return_moved_on, return_order_cancelled when the order has
   * ended with its money, goods_gone.
   */
  async replace(actor: Actor, id: string): Promise<void> {
    await this.locked.change(id, async (manager, found) => {
      const { orderId, state, kind } = found;
      if (state === 'replaced') return;
      if (kind !== 'damage' || state !== 'notified') throw new AppError('return_moved_on');
      const back = await manager.findBy(OrderReturnLine, { returnId: id });
      const areBack = await this.pieces.linesThatAreBack(manager, orderId);
      if (back.some(({ orderLineId }) => areBack.includes(orderLineId))) {
        throw new AppError('return_order_cancelled');
      }
      const pieces = back.map(({ orderLineId: lineId, quantity }) => ({ lineId, quantity }));
      const what = await this.pieces.replace(manager, orderId, pieces);
      if (what !== null) throw new AppError('goods_gone', { what });
      await manager.update(OrderReturn, { id }, { state: 'replaced', endedAt: this.clock.now() });
      await this.mails.decided(manager, { orderId, returnId: id });
      await this.locked.record(manager, actor, {
        found,
        event: 'return_replaced',
        after: { returnState: RETURN_STATE_LABELS.replaced },
      });
    });
  }
}
