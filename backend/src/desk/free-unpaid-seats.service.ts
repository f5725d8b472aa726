import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChangeOrderStatusService } from '../orders/back-office/status/change-order-status.service.js';
import { LockedOrdersService, type RequestedOrder } from '../orders/back-office/locked-orders.service.js';
import { PaymentAttemptsService } from '../payments/payment-attempts.service.js';
import { TellGuestsService } from './tell-guests.service.js';

/** Frees the seats of one order whose term is over, and says so to its guests. */
@Injectable()
export class FreeUnpaidSeatsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly attempts: PaymentAttemptsService,
    private readonly statuses: ChangeOrderStatusService,
    private readonly guests: TellGuestsService,
  ) {}

  /**
   * A payment raises the order's version, so that one that comes in the same moment keeps the seats. They also wait for
   * who went to the bank in time, whose attempt ends by itself. Throws changed_meanwhile.
   */
  async free({ orderId, version }: RequestedOrder): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.locked.lock(manager, { orderId, version });
      if (await this.attempts.hasOpen(manager, orderId)) return;
      await this.statuses.changeIn(manager, null, { orderId, version, status: 'cancelled' });
      await this.guests.released(manager, orderId);
    });
  }
}
