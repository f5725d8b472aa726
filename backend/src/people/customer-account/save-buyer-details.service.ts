import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AddressDto } from '../../../contract/checkout/checkout.dto.js';
import type { InvoiceDetails } from '../../../contract/invoicing/invoice-details.js';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import { Log } from '../../platform/logging/log.js';
import { columnsOfPlace } from './address-columns.js';

/** The details that the buyer ticked to be kept; what is absent is left as it is. */
interface BuyerDetails {
  readonly delivery?: { readonly place: AddressDto | null; readonly phone: string };
  readonly invoice?: InvoiceDetails;
}

/** Saves what a signed-in buyer ticked to be kept for the next order. */
@Injectable()
export class SaveBuyerDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: CustomerRecordsService,
    private readonly log: Log,
  ) {}

  /** The order has been placed by then, so errors here are only logged. */
  async keep(customerId: string, { delivery, invoice }: BuyerDetails): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        if (delivery?.place) {
          await this.records.keepAddress(manager, customerId, columnsOfPlace(delivery.place));
        }
        if (delivery) await this.records.keepFirstPhone(manager, customerId, delivery.phone);
        if (invoice) await this.records.keepInvoice(manager, customerId, invoice);
      });
    } catch (cause) {
      this.log.error('The details of an order could not be kept in its account.', { customerId, cause });
    }
  }
}
