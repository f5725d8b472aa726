import type { EntityManager, EntityTarget } from 'typeorm';
import { AppError, type ErrorCode } from '../../../contract/app-error.js';

/** Enough for whoever asks about several things; more would only fill somebody's inbox. */
const REQUESTS_PER_DAY = 5;

interface VisitorRequest {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
}

interface DailyQuota<T> {
  readonly requests: EntityTarget<T>;
  readonly email: string;
  /** Thrown when the address has used up its quota of the day. */
  readonly refusal: ErrorCode;
}

/** Locks the address and counts its requests of the last day. Without the lock, several at once would slip through the limit. */
export async function takeDailyQuota<T extends VisitorRequest>(
  manager: EntityManager,
  { requests, email, refusal }: DailyQuota<T>,
): Promise<void> {
  const { tableName } = manager.getRepository(requests).metadata;
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${tableName} ${email.toLowerCase()}`,
  ]);
  const sent = await manager
    .createQueryBuilder(requests, 'request')
    .where('lower(request.email) = lower(:email)', { email })
    .andWhere(`request.createdAt > now() - interval '24 hours'`)
    .getCount();
  if (sent >= REQUESTS_PER_DAY) throw new AppError(refusal);
}

/** What somebody asked, for that very person: call it only for an address that is verified. */
export async function askedBy<T extends VisitorRequest>(
  manager: EntityManager,
  requests: EntityTarget<T>,
  email: string,
): Promise<T[]> {
  return manager
    .createQueryBuilder(requests, 'request')
    .where('lower(request.email) = lower(:email)', { email })
    .orderBy('request.createdAt', 'DESC')
    .getMany();
}

/** What somebody asked who takes everything back. Answers the ids. Call it only for an address that is verified. */
export async function forgetAskedBy<T extends VisitorRequest>(
  manager: EntityManager,
  requests: EntityTarget<T>,
  email: string,
): Promise<string[]> {
  const deleted = await manager
    .createQueryBuilder()
    .delete()
    .from(requests)
    .where('lower(email) = lower(:email)', { email })
    .returning('id')
    .execute();
  return (deleted.raw as { id: string }[]).map(({ id }) => id);
}
