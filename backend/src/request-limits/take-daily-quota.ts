import type { EntityManager, EntityTarget } from 'typeorm';
import { AppError, type ErrorCode } from '../../contract/app-error.js';
import { mailboxOf, mailboxSql } from './mailbox-of.js';

/** Enough to ask about several things; more would only fill the inbox of that address. */
const REQUESTS_PER_DAY = 5;

interface VisitorRequest {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
}

interface DailyQuota<T> {
  readonly requests: EntityTarget<T>;
  readonly email: string;
  /** Thrown when the address has used up its daily quota. */
  readonly refusal: ErrorCode;
}

/**
 * Locks the mailbox and counts its requests of the last day. Without the lock, simultaneous requests could
 * exceed the limit.
 */
export async function takeDailyQuota<T extends VisitorRequest>(
  manager: EntityManager,
  { requests, email, refusal }: DailyQuota<T>,
): Promise<void> {
  const { tableName } = manager.getRepository(requests).metadata;
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${tableName} ${mailboxOf(email)}`,
  ]);
  const sent = await manager
    .createQueryBuilder(requests, 'request')
    .where(`${mailboxSql('request.email')} = :mailbox`, { mailbox: mailboxOf(email) })
    .andWhere(`request.createdAt > now() - interval '24 hours'`)
    .getCount();
  if (sent >= REQUESTS_PER_DAY) throw new AppError(refusal);
}
