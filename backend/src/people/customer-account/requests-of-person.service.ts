import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StockWishesService } from '../../catalog/stock-wishes/stock-wishes.service.js';
import { BulkOrdersService } from '../../orders/bulk-orders/bulk-orders.service.js';
import { InformationRequestsService } from '../../workshops/information-requests/information-requests.service.js';
import { WaitsOfPersonService } from '../../waiting-list/waits-of-person.service.js';
import {
  downloadedBulkOrder,
  downloadedRequest,
  downloadedStockWish,
  downloadedWait,
} from './downloaded-requests.mapper.js';

/**
 * Reads and removes a person's requests to the studio, which are known only by their address. Call it only
 * for a verified address.
 */
@Injectable()
export class RequestsOfPersonService {
  constructor(
    private readonly informationRequests: InformationRequestsService,
    private readonly bulkOrders: BulkOrdersService,
    private readonly stockWishes: StockWishesService,
    private readonly waits: WaitsOfPersonService,
  ) {}

  async gather(email: string) {
    return {
      informationRequests: (await this.informationRequests.requestsOf(email)).map(downloadedRequest),
      bulkOrders: (await this.bulkOrders.requestsOf(email)).map(downloadedBulkOrder),
      stockWishes: (await this.stockWishes.wishesOf(email)).map(downloadedStockWish),
      waitingLists: (await this.waits.of(email)).map(downloadedWait),
    };
  }

  /** Returns the ids of the removed requests. */
  async erase(manager: EntityManager, email: string): Promise<string[]> {
    const requested = await this.informationRequests.erase(manager, email);
    const wished = await this.stockWishes.erase(manager, email);
    const ordered = await this.bulkOrders.erase(manager, email);
    return [...requested, ...wished, ...ordered, ...(await this.waits.erase(manager, email))];
  }
}
