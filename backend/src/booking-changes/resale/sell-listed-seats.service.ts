import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  chooseListedSeats,
  type SoldSeats,
} from '../../../contract/booking-changes/resale/choose-listed-seats.js';
import { ListedSeatsService } from '../../bookings/listed-seats.service.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';
import { type ListedSeatsSeller, MakeRoomService } from '../../orders/inventory/make-room.service.js';
import { PaymentAttemptsService } from '../../payments/payment-attempts.service.js';
import { ResellSeatsService } from './resell-seats.service.js';

/**
 * Chooses which guests make room for new ones who have paid. Their orders are locked before any session, as by every change
 * of a booking, so that sales and changes cannot deadlock.
 */
@Injectable()
export class SellListedSeatsService implements ListedSeatsSeller, OnModuleInit {
  constructor(
    private readonly room: MakeRoomService,
    private readonly listed: ListedSeatsService,
    private readonly payments: PaymentAttemptsService,
    private readonly orders: OrderQueriesService,
    private readonly sales: ResellSeatsService,
  ) {}

  onModuleInit(): void {
    this.room.register(this);
  }

  async lock(manager: EntityManager, orderId: string): Promise<void> {
    for (const id of await this.listed.ordersBeside(manager, orderId)) {
      await this.payments.lockOfOrder(manager, id);
      await this.orders.lock(manager, id);
    }
  }

  async sell(manager: EntityManager, sessionId: string, seats: number): Promise<boolean> {
    const sold = await this.choose(manager, sessionId, seats);
    if (sold === null) return false;
    for (const { bookingId, positions } of sold) {
      await this.sales.resell(manager, { bookingId, positions, requestKey: randomUUID() });
    }
    return true;
  }

  /**
   * A seat that was listed while this sale began may belong to an order that somebody else has locked: then the sale is
   * tried again from the start, as after every other clash.
   */
  private async choose(
    manager: EntityManager,
    sessionId: string,
    seats: number,
  ): Promise<SoldSeats[] | null> {
    const sellable = await this.listed.sellable(manager, sessionId);
    const orderIds = [...new Set(sellable.map(({ orderId }) => orderId))];
    const locked = await this.orders.lockFree(manager, orderIds);
    const chosen = chooseListedSeats(
      sellable.filter(({ orderId }) => locked.has(orderId)),
      seats,
    );
    if (chosen === null && sellable.length >= seats) {
      throw new Error(`Listed seats of session ${sessionId} are being changed.`);
    }
    return chosen;
  }
}
