import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { InvoiceDetails } from '../../../contract/invoicing/invoice-details.js';
import { AppError } from '../../../contract/app-error.js';
import { isTaken } from '../../platform/database/is-taken.js';
import { Customer } from './customer.entity.js';
import { VerificationCode } from './verification-code.entity.js';

const ADDRESS_INDEX = 'customer_email';

/** The columns of the address: as one text, and in parts when it was given in parts. */
type AddressColumns = Pick<Customer, 'address' | 'city' | 'district' | 'neighbourhood' | 'addressLine'>;
export type ProfileColumns = AddressColumns &
  Pick<Customer, 'firstName' | 'lastName' | 'email' | 'phone' | 'emailVerifiedAt'>;

/** Changes existing accounts. */
@Injectable()
export class CustomerRecordsService {
  /**
   * Locks the account until the transaction ends, and reads it with the password's hash. Throws
   * sign_in_required.
   */
  async lock(manager: EntityManager, id: string): Promise<Customer> {
    const customer = await this.lockIfThere(manager, id);
    if (!customer) throw new AppError('sign_in_required');
    return customer;
  }

  /** Like `lock`; null when the account is gone. */
  async lockIfThere(manager: EntityManager, id: string): Promise<Customer | null> {
    return manager
      .createQueryBuilder(Customer, 'customer')
      .addSelect('customer.passwordHash')
      .setLock('pessimistic_write')
      .where({ id })
      .getOne();
  }

  /**
   * A shared lock, which several transactions may hold and which blocks `lock`. Null when the account is
   * gone.
   */
  async holdIfThere(manager: EntityManager, id: string): Promise<Customer | null> {
    return manager.findOne(Customer, { where: { id }, lock: { mode: 'for_key_share' } });
  }

  /** Ends all sessions of the account by raising the version that they name. Throws sign_in_required. */
  async endSessions(manager: EntityManager, id: string): Promise<Customer> {
    await this.lock(manager, id);
    await manager.increment(Customer, { id }, 'credentialsVersion', 1);
    return manager.findOneByOrFail(Customer, { id });
  }

  /** The database's unique index decides between two changes to one address. Throws email_taken. */
  async change(manager: EntityManager, id: string, profile: ProfileColumns): Promise<void> {
    try {
      await manager.update(Customer, { id }, profile);
    } catch (error) {
      if (!isTaken(error, ADDRESS_INDEX)) throw error;
      const taken = new AppError('email_taken');
      throw new AppError(taken.code, {}, { email: taken.message });
    }
  }

  /** Deletes codes for an address that is no longer the account's. */
  async endCodes(manager: EntityManager, customerId: string): Promise<void> {
    await manager.delete(VerificationCode, { customerId });
  }

  /**
   * Restores a former address, whose owner used the mailed link. Throws reset_link_invalid when another
   * account has it by now.
   */
  async putAddressBack(manager: EntityManager, id: string, email: string): Promise<void> {
    try {
      await manager.update(Customer, { id }, { email, emailVerifiedAt: null });
    } catch (error) {
      throw isTaken(error, ADDRESS_INDEX) ? new AppError('reset_link_invalid') : error;
    }
  }

  async markVerified(manager: EntityManager, id: string, at: Date): Promise<void> {
    await manager.update(Customer, { id }, { emailVerifiedAt: at });
  }

  async keepAddress(manager: EntityManager, id: string, address: AddressColumns): Promise<void> {
    await manager.update(Customer, { id }, address);
  }

  /** Null removes what was kept. */
  async keepInvoice(manager: EntityManager, id: string, invoice: InvoiceDetails | null): Promise<void> {
    await manager.update(Customer, { id }, { invoice });
  }

  /** Stores the telephone number unless the account has one. */
  async keepFirstPhone(manager: EntityManager, id: string, phone: string): Promise<void> {
    await manager
      .createQueryBuilder()
      .update(Customer)
      .set({ phone })
      .where('id = :id AND phone IS NULL', { id })
      .execute();
  }

  /** Deletes unfinished registrations with addresses of a deleted account. */
  async endRegistrations(manager: EntityManager, addresses: readonly string[]): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(VerificationCode)
      .where(`type = 'registration' AND lower(email) = ANY (:addresses)`, { addresses })
      .execute();
  }

  /** Deletes the account with its messages, codes and links. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(Customer, { id });
  }

  /**
   * Those of the addresses that belong to no other account: one that was only typed into a profile may be an
   * admin's. In lower case, without duplicates.
   */
  async ownAmong(
    manager: EntityManager,
    { customerId, addresses }: { readonly customerId: string; readonly addresses: readonly string[] },
  ): Promise<string[]> {
    const own = await manager.query<{ address: string }[]>(
      `SELECT DISTINCT lower(typed) AS address FROM unnest($1::text[]) AS typed
       WHERE NOT EXISTS (SELECT 1 FROM admin WHERE lower(email) = lower(typed))
         AND NOT EXISTS (SELECT 1 FROM customer WHERE lower(email) = lower(typed) AND id <> $2)`,
      [addresses, customerId],
    );
    return own.map(({ address }) => address);
  }
}
