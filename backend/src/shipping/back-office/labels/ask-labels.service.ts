import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError, errorText } from '../../../../contract/app-error.js';
import type { AskedLabels, OrderWithoutLabel } from '../../../../contract/shipping/labels.views.js';
import { describePieces } from '../../../../contract/shipping/parcel.views.js';
import { AdminOrderViewsService } from '../../../orders/back-office/admin-order-views.service.js';
import { LockedOrdersService } from '../../../orders/back-office/locked-orders.service.js';
import { Log } from '../../../platform/logging/log.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { CarriersService } from '../../carriers/carriers.service.js';
import { PackParcelsService } from '../../pack-parcels.service.js';
import { LabelsToAskService } from './labels-to-ask.service.js';

type LockedOrder = Awaited<ReturnType<LockedOrdersService['lock']>>;

interface Asked {
  readonly actor: Actor;
  readonly order: LockedOrder;
  readonly accountId: string;
}

/** Packs what is not packed yet, and asks for the labels of parcels that have none. Asked again, it does nothing more. */
@Injectable()
export class AskLabelsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly carriers: CarriersService,
    private readonly locked: LockedOrdersService,
    private readonly views: AdminOrderViewsService,
    private readonly packing: PackParcelsService,
    private readonly labels: LabelsToAskService,
    private readonly log: Log,
  ) {}

  /** One order that gets none does not hold up the others. */
  async ask(actor: Actor, orderIds: readonly string[]): Promise<AskedLabels> {
    const carrier = await this.carriers.inForce();
    if (carrier === null) return { isByHand: true, failed: [] };
    const failed: OrderWithoutLabel[] = [];
    for (const orderId of orderIds) {
      const reason = await this.tryOne(actor, orderId, carrier.accountId);
      if (reason !== null) failed.push({ orderId, reason });
    }
    return { isByHand: false, failed };
  }

  private async tryOne(actor: Actor, orderId: string, accountId: string): Promise<string | null> {
    try {
      await this.dataSource.transaction(async (manager) => {
        const order = await this.locked.lock(manager, { orderId, version: null });
        if (order.isPickedUp || !order.hasPieces || order.erasedAt !== null) return;
        await this.askFor(manager, { actor, order, accountId });
      });
      return null;
    } catch (cause) {
      if (cause instanceof AppError) return cause.message;
      this.log.error('The labels of an order could not be asked for.', { orderId, cause });
      return errorText('unexpected');
    }
  }

  /** What has left, or was cancelled, is left alone. */
  private async askFor(manager: EntityManager, { actor, order, accountId }: Asked): Promise<void> {
    const { id: orderId, status, city, district } = order;
    if (status === 'pending') throw new AppError('parcels_not_open');
    if (status !== 'confirmed' && status !== 'preparing') return;
    if (city === null || district === null) throw new AppError('label_without_place');
    await this.packRest(manager, actor, orderId);
    await this.labels.ask(manager, { orderId, accountId });
  }

  private async packRest(manager: EntityManager, actor: Actor, orderId: string): Promise<void> {
    const lines = await this.views.unpacked(orderId, manager);
    if (lines.length === 0) return;
    await this.packing.pack(manager, { orderId, lines, cargo: null, request: null });
    await this.locked.touch(manager, orderId);
    await this.locked.record(manager, actor, {
      orderId,
      event: 'order_parcel_packed',
      before: {},
      after: { parcel: describePieces(lines) },
    });
  }
}
