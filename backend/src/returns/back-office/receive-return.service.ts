import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { ReceiveReturnDto, ReturnCodeDto } from '../../../contract/returns/admin-returns.dto.js';
import { isOpenReturn, RETURN_STATE_LABELS } from '../../../contract/returns/return-state.js';
import { type PiecesBack, ReturnedPiecesService } from '../../orders/inventory/returned-pieces.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { OrderReturnLine } from '../order-return-line.entity.js';
import { OrderReturn } from '../order-return.entity.js';
import { ReturnMailsService } from '../return-mails.service.js';
import { LockedReturnsService } from './locked-returns.service.js';

/** The studio names the code of a return and takes its parcel in. */
@Injectable()
export class ReceiveReturnService {
  constructor(
    private readonly locked: LockedReturnsService,
    private readonly pieces: ReturnedPiecesService,
    private readonly mails: ReturnMailsService,
    private readonly clock: Clock,
  ) {}

  /** Tells the buyer once for each code. Throws return_not_found, return_moved_on. */
  async setCode(actor: Actor, { id, carrier, returnCode }: ReturnCodeDto): Promise<void> {
    await this.locked.change(id, async (manager, found) => {
      const { orderId, state } = found;
      if (found.carrier === carrier && found.returnCode === returnCode) return;
      if (!isOpenReturn(state) || state === 'received') throw new AppError('return_moved_on');
      await manager.update(OrderReturn, { id }, { carrier, returnCode });
      await this.mails.codeChanged(manager, { orderId, returnId: id, code: `${carrier}:${returnCode}` });
      await this.locked.record(manager, actor, {
        found,
        event: 'return_code_changed',
        after: { returnState: RETURN_STATE_LABELS[state], carrier, returnCode },
      });
    });
  }

  /**
   * Whole pieces go back to the shelf, broken ones do not; pieces that a cancellation of their order brought back are not
   * counted again. A repeated act is done once. Throws return_not_found, return_moved_on also when the form does not fit the
   * return.
   */
  async receive(actor: Actor, { id, lines }: ReceiveReturnDto): Promise<void> {
    await this.locked.change(id, async (manager, found) => {
      const { orderId, state } = found;
      const back = await manager.findBy(OrderReturnLine, { returnId: id });
      if (state === 'received' && back.every((line) => isCounted(line, lines))) return;
      if (state !== 'notified' && state !== 'on_its_way') throw new AppError('return_moved_on');
      const pieces = await this.pieces.takeBack(manager, orderId, receivedPieces(back, lines));
      await this.note(manager, id, pieces);
      await this.mails.received(manager, { orderId, returnId: id });
      const whole = pieces.reduce((sum, { wholeQuantity }) => sum + wholeQuantity, 0);
      await this.locked.record(manager, actor, {
        found,
        event: 'return_received',
        after: { returnState: RETURN_STATE_LABELS.received, restockedPieces: whole },
      });
    });
  }

  private async note(manager: EntityManager, id: string, pieces: readonly PiecesBack[]): Promise<void> {
    for (const { lineId, wholeQuantity } of pieces) {
      await manager.update(OrderReturnLine, { returnId: id, orderLineId: lineId }, { wholeQuantity });
    }
    await manager.update(OrderReturn, { id }, { state: 'received', receivedAt: this.clock.now() });
  }
}

function wholeOf({ orderLineId }: OrderReturnLine, lines: ReceiveReturnDto['lines']): number | undefined {
  return lines.find(({ lineId }) => lineId === orderLineId)?.wholeQuantity;
}

/** A line without a count came back with the cancellation of its order. */
function isCounted(line: OrderReturnLine, lines: ReceiveReturnDto['lines']): boolean {
  return line.wholeQuantity === null || wholeOf(line, lines) === line.wholeQuantity;
}

/** Every line of the return has its word, and no more whole pieces than were told of. */
function receivedPieces(back: readonly OrderReturnLine[], lines: ReceiveReturnDto['lines']): PiecesBack[] {
  if (lines.length !== back.length) throw new AppError('return_moved_on');
  return back.map((line) => {
    const wholeQuantity = wholeOf(line, lines);
    if (wholeQuantity === undefined || wholeQuantity > line.quantity) throw new AppError('return_moved_on');
    return { lineId: line.orderLineId, quantity: line.quantity, wholeQuantity };
  });
}
