import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerQueriesService } from '../accounts/customer-queries.service.js';
import { CustomerRecordsService } from '../accounts/customer-records.service.js';
import { ConsentsOfPersonService } from './consents-of-person.service.js';
import { DeleteAccountService } from './delete-account.service.js';
import { ErasePersonService } from './erase-person.service.js';

/** Erases the owner of an address: with their account, or what they did without one. */
@Injectable()
export class EraseAddressService {
  constructor(
    private readonly customers: CustomerQueriesService,
    private readonly records: CustomerRecordsService,
    private readonly accounts: DeleteAccountService,
    private readonly person: ErasePersonService,
    private readonly consents: ConsentsOfPersonService,
  ) {}

  /** Call it only for a verified address. An account whose address is not verified may be somebody else's, and stays. */
  async erase(manager: EntityManager, email: string): Promise<void> {
    const known = await this.customers.findByEmail(manager, email);
    const customer = known && (await this.records.lockIfThere(manager, known.id));
    const isOwner = customer?.emailVerifiedAt && customer.email.toLowerCase() === email.toLowerCase();
    if (isOwner) {
      await this.accounts.end(manager, customer);
      return;
    }
    await this.person.eraseGuest(manager, email);
    await this.consents.erase(manager, email);
  }
}
