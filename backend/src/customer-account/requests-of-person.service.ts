import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BulkOrders } from '../bulk-orders/bulk-orders.service.js';
import { InformationRequests } from '../workshops/information-requests/information-requests.service.js';
import {
  type DownloadedBulkOrder,
  downloadedBulkOrder,
  type DownloadedRequest,
  downloadedRequest,
} from './downloaded-requests.mapper.js';

export interface RequestsOfPerson {
  readonly informationRequests: readonly DownloadedRequest[];
  readonly bulkOrders: readonly DownloadedBulkOrder[];
}

/** What a person asked the studio for, known by their address alone: call it only for one that is proved. */
@Injectable()
export class RequestsOfPersonService {
  constructor(
    @Inject(InformationRequests) private readonly informationRequests: InformationRequests,
    @Inject(BulkOrders) private readonly bulkOrders: BulkOrders,
  ) {}

  async gather(email: string): Promise<RequestsOfPerson> {
    return {
      informationRequests: (await this.informationRequests.askedBy(email)).map(downloadedRequest),
      bulkOrders: (await this.bulkOrders.askedBy(email)).map(downloadedBulkOrder),
    };
  }

  /** Answers the ids of what is gone. */
  async forget(manager: EntityManager, email: string): Promise<string[]> {
    const asked = await this.informationRequests.forget(manager, email);
    return [...asked, ...(await this.bulkOrders.forget(manager, email))];
  }
}
