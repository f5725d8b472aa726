import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OwnProfileDto, ProfileDto } from '../../../contract/people/profile.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { CustomerQueriesService } from '../accounts/customer-queries.service.js';
import { CustomerRecordsService, type ProfileColumns } from '../accounts/customer-records.service.js';
import type { Customer } from '../accounts/customer.entity.js';
import { ResetLinksService } from '../accounts/reset-links.service.js';
import { AddressesService } from '../../orders/addresses/addresses.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { AddressChangeNoticesService } from './address-change-notices.service.js';
import { ConfirmPasswordService } from './confirm-password.service.js';
import { columnsOfPlace, columnsOfText } from './address-columns.js';

const PASSWORD_NEEDED = 'E-posta adresinizi değiştirmek için şifrenizi yazın.';

/** Saves customers' profiles. A new e-mail address is unverified until its code was typed. */
@Injectable()
export class UpdateProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly records: CustomerRecordsService,
    private readonly links: ResetLinksService,
    private readonly addresses: AddressesService,
    private readonly notices: AddressChangeNoticesService,
    private readonly confirmation: ConfirmPasswordService,
  ) {}

  /**
   * A new address requires the password. Throws address_unknown, email_taken with fields.email, password_wrong with
   * fields.currentPassword, and too_many_tries for too many passwords or new addresses.
   */
  async update(
    visit: Visit,
    customerId: string,
    { currentPassword, ...profile }: OwnProfileDto,
  ): Promise<Customer> {
    const { manager } = this.dataSource;
    if (profile.place) await this.addresses.assertKnownAddress(profile.place);
    const known = await this.customers.getById(manager, customerId);
    if (isNewAddress(known, profile)) {
      await this.confirm(customerId, currentPassword);
      await this.notices.admit(customerId);
    }
    const before = await this.dataSource.transaction((inside) => this.write(inside, customerId, profile));
    if (isNewAddress(before, profile)) await this.notices.record(visit, before);
    return this.customers.getById(manager, customerId);
  }

  private async confirm(customerId: string, password: string | undefined): Promise<void> {
    if (password === undefined) {
      throw new AppError('password_wrong', {}, { currentPassword: PASSWORD_NEEDED });
    }
    await this.confirmation.check(customerId, { field: 'currentPassword', password });
  }

  /** Removes the details that were kept for the next invoice; those of orders stay with their orders. */
  async forgetInvoice(customerId: string): Promise<Customer> {
    const { manager } = this.dataSource;
    await this.records.keepInvoice(manager, customerId, null);
    return this.customers.getById(manager, customerId);
  }

  /**
   * Serves customers and admins alike. Returns the account before the change. Throws sign_in_required,
   * email_taken with fields.email.
   */
  async write(manager: EntityManager, customerId: string, profile: ProfileDto): Promise<Customer> {
    const before = await this.records.lock(manager, customerId);
    await this.records.change(manager, customerId, columnsOf(profile, before));
    if (isNewAddress(before, profile)) {
      await this.links.endOrdinary(manager, customerId);
      await this.records.endCodes(manager, customerId);
      await this.notices.tellOldAddress(manager, before, profile.email);
    }
    return before;
  }
}

/** Upper and lower case in an address make no difference. */
function isNewAddress(before: Customer, { email }: ProfileDto): boolean {
  return before.email.toLowerCase() !== email.toLowerCase();
}

function columnsOf(profile: ProfileDto, before: Customer): ProfileColumns {
  const { firstName, lastName, email, phone = null } = profile;
  const emailVerifiedAt = isNewAddress(before, profile) ? null : before.emailVerifiedAt;
  return { firstName, lastName, email, phone, emailVerifiedAt, ...addressOf(profile, before) };
}

/** A text that equals the stored address leaves its parts unchanged. */
function addressOf({ place, address }: ProfileDto, before: Customer) {
  if (place) return columnsOfPlace(place);
  const { city, district, neighbourhood, addressLine } = before;
  if (address !== undefined && address === before.address) {
    return { address, city, district, neighbourhood, addressLine };
  }
  return columnsOfText(address ?? null);
}
