import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { tokenHash } from '../../platform/security/secret-hash.js';
import type { Customer } from './customer.entity.js';
import { PasswordReset } from './password-reset.entity.js';

const TOKEN_BYTES = 32;

type NewLink = Pick<PasswordReset, 'customerId' | 'email'> & {
  readonly minutes: number;
  readonly restoresEmail?: boolean;
};

/** Writes reset links. The caller must have locked the customer. */
@Injectable()
export class ResetLinksService {
  constructor(private readonly clock: Clock) {}

  /** The link's path. Only the mail contains it; the database keeps a hash. */
  async create(manager: EntityManager, { minutes, ...link }: NewLink): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + minutes * 60_000);
    await manager.insert(PasswordReset, { ...link, tokenHash: tokenHash(token), expiresAt });
    return `/reset-password?token=${token}`;
  }

  async findLive(manager: EntityManager, token: string): Promise<PasswordReset | null> {
    const expiresAt = MoreThan(this.clock.now());
    return manager.findOneBy(PasswordReset, { tokenHash: tokenHash(token), expiresAt });
  }

  /**
   * Deletes ordinary links. Links that restore a former address stay, because a thief could otherwise delete
   * them by changing the address repeatedly.
   */
  async endOrdinary(manager: EntityManager, customerId: string): Promise<void> {
    await manager.delete(PasswordReset, { customerId, restoresEmail: false });
  }

  /**
   * Deletes restoring links that were created when the account first left its present address, or later,
   * because they lead to a thief's addresses. Older ones stay.
   */
  async endDetours(manager: EntityManager, { id, email }: Pick<Customer, 'id' | 'email'>): Promise<void> {
    await manager.query(
      `DELETE FROM password_reset WHERE customer_id = $1 AND restores_email AND created_at >=
         (SELECT min(created_at) FROM password_reset
            WHERE customer_id = $1 AND restores_email AND lower(email) = lower($2))`,
      [id, email],
    );
  }
}
