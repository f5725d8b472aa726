import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import type { ResetPasswordDto } from '../../contract/accounts/password-reset.dto.js';
import { AppError } from '../../contract/app-error.js';
import { Clock } from '../platform/clock.js';
import { ChangeCredentialsService } from './change-credentials.service.js';
import { CustomerQueries } from './customer-queries.service.js';
import type { Customer } from './customer.entity.js';
import { PasswordReset } from './password-reset.entity.js';
import { Passwords } from './passwords.service.js';
import { tokenHash } from './secret-hash.js';

/** A new password by the link that was mailed. Expired, unknown and used links answer alike. */
@Injectable()
export class ResetPasswordService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CustomerQueries) private readonly customers: CustomerQueries,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(ChangeCredentialsService) private readonly credentials: ChangeCredentialsService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Whose link it is. Throws reset_link_invalid. */
  async check(token: string): Promise<Customer> {
    const { manager } = this.dataSource;
    const link = await manager.findOneBy(PasswordReset, {
      tokenHash: tokenHash(token),
      expiresAt: MoreThan(this.clock.now()),
    });
    const customer = link && (await this.customers.findById(manager, link.customerId));
    if (!customer) throw new AppError('reset_link_invalid');
    return customer;
  }

  /** Ends every session of the account and unlocks it; the address is proved with it. Throws reset_link_invalid. */
  async reset({ token, password }: ResetPasswordDto): Promise<Customer> {
    await this.check(token);
    const passwordHash = await this.passwords.hash(password);
    return this.dataSource.transaction(async (manager) => {
      const customerId = await this.useUp(manager, token);
      return this.credentials.replacePassword(manager, { customerId, passwordHash, isAddressProved: true });
    });
  }

  /** Of two that come with one link, the database lets one through. */
  private async useUp(manager: EntityManager, token: string): Promise<string> {
    const [used] = await manager.query<[{ customer_id: string }[], number]>(
      'DELETE FROM password_reset WHERE token_hash = $1 AND expires_at > $2 RETURNING customer_id',
      [tokenHash(token), this.clock.now()],
    );
    const [link] = used;
    if (!link) throw new AppError('reset_link_invalid');
    return link.customer_id;
  }
}
