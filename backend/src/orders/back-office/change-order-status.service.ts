import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { SetOrderStatusDto } from '../../../contract/orders/admin-orders.dto.js';
import type { OrderTurn } from '../../../contract/orders/order-turn.js';
import { RequestRefund } from '../../payments/request-refund.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import type { EndedHold } from '../holds/holds.service.js';
import { type AskedOrder, LockedOrders } from './locked-order.service.js';
import { OpenOrderPayment } from '../open-order-payment.service.js';
import { OrderGoods } from '../goods/order-goods.service.js';
import { OrderTurns } from './order-turns.service.js';
import { Order } from '../order.entity.js';
import { cargoColumns, SetCargo } from './set-cargo.service.js';

type AskedStatus = AskedOrder & Omit<SetOrderStatusDto, 'version'>;

/** Any status may follow any other; `orderTurn` says what that means, and here it is done, all of it or nothing. */
@Injectable()
export class ChangeOrderStatus {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(LockedOrders) private readonly locked: LockedOrders,
    @Inject(OrderTurns) private readonly turns: OrderTurns,
    @Inject(OpenOrderPayment) private readonly payment: OpenOrderPayment,
    @Inject(OrderGoods) private readonly goods: OrderGoods,
    @Inject(RequestRefund) private readonly refunds: RequestRefund,
    @Inject(SetCargo) private readonly cargo: SetCargo,
  ) {}

  /**
   * Throws order_not_found; changed_meanwhile; goods_gone when what the order needs was sold to others;
   * order_booking_removed when it would come back without its seats; payment_running while its charge is under way.
   */
  async change(actor: Actor, asked: AskedStatus): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const order = await this.locked.lock(manager, asked);
      if (order.status === asked.status) {
        if (asked.cargo) await this.cargo.write(manager, actor, { order, cargo: asked.cargo });
        return;
      }
      const turn = await this.turns.of(manager, order, asked.status);
      const held = await this.payment.end(manager, order.id, turn);
      await this.save(manager, order, asked);
      await this.moveGoods(manager, { order, turn, held });
      const returnsKurus =
        turn.returnsMoney && asked.returnsMoney !== false
          ? await this.refunds.ofRest(manager, { orderId: order.id, reason: 'cancelled' })
          : 0;
      await this.turns.tell(manager, order, { turn, returnsKurus });
      await this.write(manager, actor, { order, asked, returnsKurus });
    });
  }

  private async save(manager: EntityManager, { id }: Order, { status, cargo }: AskedStatus): Promise<void> {
    await manager.update(Order, { id }, { status, ...(cargo && cargoColumns(cargo)) });
  }

  private async moveGoods(
    manager: EntityManager,
    {
      order,
      turn,
      held,
    }: { readonly order: Order; readonly turn: OrderTurn; readonly held: EndedHold | null },
  ): Promise<void> {
    if (turn.goods === 'give_back') await this.goods.giveBack(manager, order.id);
    if (turn.goods !== 'take') return;
    const removed = await this.goods.seatsWithoutBooking(manager, order.id);
    if (removed.length > 0) throw new AppError('order_booking_removed', { what: removed.join(', ') });
    const paidAt = turn.givesUnpaid ? null : order.paidAt;
    const missing = await this.goods.take(manager, order, { held, receipt: null, paidAt });
    if (missing.length > 0) throw new AppError('goods_gone', { what: missing.join(', ') });
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    done: { readonly order: Order; readonly asked: AskedStatus; readonly returnsKurus: number },
  ): Promise<void> {
    const { order, asked, returnsKurus } = done;
    const { id: orderId, status, cargoCompany, trackingNumber } = order;
    const before = { status, cargoCompany, trackingNumber };
    await this.locked.record(manager, actor, {
      orderId,
      event: 'order_status_changed',
      before,
      after: {
        ...before,
        ...(asked.cargo && cargoColumns(asked.cargo)),
        status: asked.status,
        ...(returnsKurus > 0 && { returnsKurus }),
      },
    });
  }
}
