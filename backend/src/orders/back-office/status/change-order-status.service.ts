import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { SetOrderStatusDto } from '../../../../contract/orders/admin-orders.dto.js';
import type { OrderTransition } from '../../../../contract/orders/order-transition.js';
import type { RefundByMethod } from '../../../../contract/payments/refund-ways.js';
import { RequestRefundService } from '../../../payments/request-refund.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import type { EndedHold } from '../../holds/ended-hold.js';
import { type RequestedOrder, LockedOrdersService } from '../locked-orders.service.js';
import { OpenOrderPaymentService } from '../money/open-order-payment.service.js';
import { OrderAllocationService } from '../../inventory/order-allocation.service.js';
import { OrderTransitionsService } from './order-transitions.service.js';
import { Order } from '../../order.entity.js';
import { type CargoFacts, enteredCargo, SetCargoService } from '../parcels/set-cargo.service.js';

type RequestedStatus = RequestedOrder &
  Omit<SetOrderStatusDto, 'version'> & {
    /** The buyer was told of it by a mail of its own, about the last parcel that left. */
    readonly isTold?: boolean;
  };

interface Movement {
  readonly order: Order;
  readonly transition: OrderTransition;
  readonly held: EndedHold | null;
  readonly restocks: boolean;
}

interface Change {
  readonly order: Order;
  readonly requested: RequestedStatus;
  readonly cargoBefore: CargoFacts;
  readonly newRefunds: readonly RefundByMethod[];
  /** The pieces of a cancelled order were not added to the stock. */
  readonly keepsPieces: boolean;
}

/**
 * Changes an order's status to any other. `orderTransition` decides the consequences; they are carried out in
 * one transaction.
 */
@Injectable()
export class ChangeOrderStatusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly transitions: OrderTransitionsService,
    private readonly payment: OpenOrderPaymentService,
    private readonly allocation: OrderAllocationService,
    private readonly refunds: RequestRefundService,
    private readonly cargo: SetCargoService,
  ) {}

  /**
   * `actor` is null for the shop itself. Throws order_not_found; changed_meanwhile; goods_gone when items of the order have been sold to others;
   * order_booking_removed when its seats cannot come back; payment_running while its charge is under way.
   */
  async change(actor: Actor | null, requested: RequestedStatus): Promise<void> {
    await this.dataSource.transaction((manager) => this.changeIn(manager, actor, requested));
  }

  /** The same in the caller's transaction. */
  async changeIn(manager: EntityManager, actor: Actor | null, requested: RequestedStatus): Promise<void> {
    const order = await this.locked.lock(manager, requested);
    if (requested.cargo && order.isPickedUp) throw new AppError('order_is_picked_up');
    if (order.status === requested.status) {
      if (requested.cargo && actor) {
        await this.cargo.write(manager, actor, { order, cargo: requested.cargo });
      }
      return;
    }
    const transition = await this.transitions.of(manager, order, requested.status);
    const held = await this.payment.end(manager, order.id, transition);
    const cargoBefore = await this.cargo.factsOf(manager, order.id);
    await manager.update(Order, { id: order.id }, { status: requested.status });
    await this.moveInventory(manager, { order, transition, held, restocks: requested.restocks !== false });
    await this.cargo.follow(manager, order, requested);
    const newRefunds =
      transition.refundsMoney && requested.refundsMoney !== false
        ? await this.refunds.ofRemaining(manager, { orderId: order.id, reason: 'cancelled' })
        : [];
    await this.transitions.tell(manager, order, {
      mail: requested.isTold ? null : transition.mail,
      newRefunds,
    });
    const keepsPieces = transition.goods === 'return' && order.hasPieces && requested.restocks === false;
    await this.write(manager, actor, { order, requested, cargoBefore, newRefunds, keepsPieces });
  }

  private async moveInventory(
    manager: EntityManager,
    { order, transition, held, restocks }: Movement,
  ): Promise<void> {
    if (transition.goods === 'return') {
      await this.allocation.deallocate(manager, { orderId: order.id, isRestocked: restocks });
    }
    if (transition.goods !== 'take') return;
    const removed = await this.allocation.seatsWithoutBooking(manager, order.id);
    if (removed.length > 0) throw new AppError('order_booking_removed', { what: removed.join(', ') });
    const paidAt = transition.givesUnpaid ? null : order.paidAt;
    const missing = await this.allocation.allocate(manager, order, { held, receipt: null, paidAt });
    if (missing.length > 0) throw new AppError('goods_gone', { what: missing.join(', ') });
  }

  private async write(
    manager: EntityManager,
    actor: Actor | null,
    { order, requested, cargoBefore, newRefunds, keepsPieces }: Change,
  ): Promise<void> {
    const { id: orderId, status } = order;
    const before = { status, ...cargoBefore };
    const newRefundKurus = newRefunds.reduce((sum, { kurus }) => sum + kurus, 0);
    await this.locked.record(manager, actor, {
      orderId,
      event: 'order_status_changed',
      before,
      after: {
        ...before,
        ...(requested.cargo && enteredCargo(requested.cargo)),
        status: requested.status,
        ...(newRefundKurus > 0 && { newRefundKurus }),
        ...(keepsPieces && { restocks: false }),
      },
    });
  }
}
