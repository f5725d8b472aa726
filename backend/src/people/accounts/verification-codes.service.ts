import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan, LessThanOrEqual } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import {
  CODE_LENGTH,
  ADMIN_CODE_SECONDS,
  CODE_SECONDS,
  RESEND_AFTER_SECONDS,
  TRIES_PER_CODE,
} from '../../../contract/people/verification-code.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import { codeHash, isSameHash } from '../../platform/security/secret-hash.js';
import { VerificationCode } from './verification-code.entity.js';

type NewCode = Pick<VerificationCode, 'type' | 'email'> &
  Partial<Pick<VerificationCode, 'customerId' | 'adminId' | 'registration' | 'isDecoy'>> & {
    /** False for a sign-in that waits for another code, see `checkBy`. */
    readonly isMailed?: boolean;
  };

/**
 * Selects a code: the one that this browser waits for, or else the newest of an address that is known to be
 * the visitor's.
 */
export interface CodeOwner {
  readonly type: VerificationCode['type'];
  readonly email: string;
  readonly id?: string | undefined;
}

/** The result of a typed code. 'used_up': it was tried too often before. */
export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'used_up';

/** The counter that a try raises. */
type TryCount = 'tries' | 'strangerAttempts';

interface Renewal extends Pick<VerificationCode, 'id' | 'type'> {
  /** When the code was sent later than this, somebody else has renewed it. */
  readonly sentBefore: Date;
}

/** Counted by address, whether it has an account or not. */
const RESEND: RateLimit = { name: 'code-resend', points: 1, seconds: RESEND_AFTER_SECONDS };
const CODES: RateLimit = { name: 'code-issue', points: 10, seconds: 3600 };
const TRIES: RateLimit = { name: 'code-try', points: 30, seconds: 3600 };

/**
 * Six-digit codes sent by mail. Each code allows a few tries, right or wrong, and the right one uses it up.
 */
@Injectable()
export class VerificationCodesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimitsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it before `issue`, even when nothing will be sent, so that answers do not differ. Throws
   * code_not_resent within a minute of the last code, too_many_tries after ten in an hour.
   */
  async admit({ type, email }: Pick<CodeOwner, 'type' | 'email'>): Promise<void> {
    const key = keyOf({ type, email });
    const { isAllowed, secondsLeft } = await this.limits.take(RESEND, key);
    if (!isAllowed) throw new AppError('code_not_resent', { seconds: secondsLeft });
    await this.limits.takeOrRefuse(CODES, key);
  }

  /** The same for `renew`, where the code itself knows the time of the last mail. Throws too_many_tries. */
  async admitAgain(code: Pick<CodeOwner, 'type' | 'email'>): Promise<void> {
    await this.limits.takeOrRefuse(CODES, keyOf(code));
  }

  /** Returns the code's id. */
  async issue(
    manager: EntityManager,
    { type, email, isMailed = true, ...purpose }: NewCode,
  ): Promise<string> {
    const id = randomUUID();
    const { code, ...fresh } = this.newCode({ id, type });
    await manager.insert(VerificationCode, { id, type, email, ...purpose, ...fresh });
    if (isMailed && !purpose.isDecoy) {
      await this.send(manager, { id, type, email, code, sentAt: fresh.sentAt });
    }
    return id;
  }

  /** Replaces a code by a new one with tries of its own; false when it was renewed meanwhile. */
  async renew(manager: EntityManager, { id, type, sentBefore }: Renewal): Promise<boolean> {
    const { code, ...fresh } = this.newCode({ id, type });
    const { affected } = await manager.update(
      VerificationCode,
      { id, sentAt: LessThanOrEqual(sentBefore) },
      { ...fresh, tries: 0, strangerAttempts: 0 },
    );
    if (affected !== 1) return false;
    const { email, isDecoy } = await manager.findOneByOrFail(VerificationCode, { id });
    if (!isDecoy) await this.send(manager, { id, type, email, code, sentAt: fresh.sentAt });
    return true;
  }

  /** The code that an admin's browser waits for. */
  async findOfAdmin(id: string, adminId: string): Promise<VerificationCode | null> {
    return this.dataSource.manager.findOneBy(VerificationCode, { id, adminId });
  }

  /** Deletes the codes mailed to an admin. */
  async endOfAdmin(manager: EntityManager, adminId: string): Promise<void> {
    await manager.delete(VerificationCode, { adminId });
  }

  /**
   * Returns the row of the right code, which `useUp` then takes. Throws code_wrong, code_expired,
   * too_many_tries.
   */
  async check(owner: CodeOwner, code: string): Promise<VerificationCode> {
    return this.checkBy(owner, (found) => Promise.resolve(this.isCodeOf(found, code)));
  }

  /** The same with another comparison, for codes that were not mailed. Its tries are counted alike. */
  async checkBy(
    owner: CodeOwner,
    isRight: (found: VerificationCode) => Promise<boolean>,
  ): Promise<VerificationCode> {
    await this.limits.takeOrRefuse(TRIES, keyOf(owner));
    const found = await this.find(this.dataSource.manager, owner);
    if (!found) throw new AppError('code_wrong');
    const mayTry = found.expiresAt > this.clock.now() && (await this.takeTry(found.id, 'tries'));
    if (!mayTry) throw new AppError('code_expired');
    if (!(await isRight(found))) throw new AppError('code_wrong');
    await this.limits.uncount(TRIES, keyOf(owner));
    return found;
  }

  /** Uses a transaction of its own, so that the try counts even if the caller's is rolled back. */
  async compare(found: VerificationCode, code: string, count: TryCount = 'tries'): Promise<CodeOutcome> {
    if (found.expiresAt <= this.clock.now()) return 'expired';
    if (!(await this.takeTry(found.id, count))) return 'used_up';
    return this.isCodeOf(found, code) ? 'right' : 'wrong';
  }

  /** Throws code_wrong when another request has just used the code. */
  async useUp(manager: EntityManager, { id, codeHash: checked }: VerificationCode): Promise<void> {
    const { affected } = await manager.delete(VerificationCode, { id, codeHash: checked });
    if (affected !== 1) throw new AppError('code_wrong');
  }

  private isCodeOf({ id, codeHash: known }: VerificationCode, code: string): boolean {
    return isSameHash(codeHash(this.settings.APP_SECRET, { id, code }), known);
  }

  /** One atomic statement, so that simultaneous guesses cannot exceed the limit. */
  private async takeTry(id: string, count: TryCount): Promise<boolean> {
    const { affected } = await this.dataSource.manager.increment(
      VerificationCode,
      { id, [count]: LessThan(TRIES_PER_CODE) },
      count,
      1,
    );
    return affected === 1;
  }

  private async find(
    manager: EntityManager,
    { type, email, id }: CodeOwner,
  ): Promise<VerificationCode | null> {
    const ofAddress = manager
      .createQueryBuilder(VerificationCode, 'code')
      .where('code.type = :type AND lower(code.email) = lower(:email)', { type, email })
      .orderBy('code.sentAt', 'DESC')
      .limit(1);
    return (id === undefined ? ofAddress : ofAddress.andWhere('code.id = :id', { id })).getOne();
  }

  private newCode({ id, type }: Pick<VerificationCode, 'id' | 'type'>) {
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const sentAt = this.clock.now();
    return {
      code,
      codeHash: codeHash(this.settings.APP_SECRET, { id, code }),
      sentAt,
      expiresAt: new Date(sentAt.getTime() + secondsOf(type) * 1000),
    };
  }

  private async send(
    manager: EntityManager,
    {
      id,
      type,
      email,
      code,
      sentAt,
    }: Pick<VerificationCode, 'id' | 'type' | 'email' | 'sentAt'> & { code: string },
  ): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: `verification-code:${id}:${sentAt.getTime()}`,
      template: 'verification-code',
      recipient: email,
      payload: { code, minutes: secondsOf(type) / 60, purpose: type },
    });
  }
}

function keyOf({ type, email }: Pick<CodeOwner, 'type' | 'email'>): string {
  return `${type} ${email.toLowerCase()}`;
}

/** Fifteen minutes are the specification's for customers; a code that opens the back office lives shorter. */
function secondsOf(type: VerificationCode['type']): number {
  return type === 'admin_sign_in' ? ADMIN_CODE_SECONDS : CODE_SECONDS;
}
