import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AddressDto } from '../../../contract/checkout/checkout.dto.js';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import { Log } from '../../platform/logging/log.js';
import { columnsOfPlace } from './address-columns.js';

interface BuyerDetails {
  readonly place: AddressDto | null;
  readonly phone: string;
}

/** Saves phone and address of a signed-in buyer who ticked the box for it. */
@Injectable()
export class SaveBuyerDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: CustomerRecordsService,
    private readonly log: Log,
  ) {}

  /** The order has been placed by then, so errors here are only logged. */
  async keep(customerId: string, { place, phone }: BuyerDetails): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        if (place) await this.records.keepAddress(manager, customerId, columnsOfPlace(place));
        await this.records.keepFirstPhone(manager, customerId, phone);
      });
    } catch (cause) {
      this.log.error('The address of an order could not be kept in its account.', { customerId, cause });
    }
  }
}
