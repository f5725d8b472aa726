import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan, LessThanOrEqual } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import {
  CODE_LENGTH,
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
  Partial<Pick<VerificationCode, 'customerId' | 'adminId' | 'registration' | 'isDecoy'>>;

/** Whose code is meant: the one that this browser waits for, or else the newest of the address that is known to be its own. */
export interface CodeOwner {
  readonly type: VerificationCode['type'];
  readonly email: string;
  readonly id?: string | undefined;
}

/** What came of a typed code. 'used_up': it was tried too often before. */
export type CodeOutcome = 'right' | 'wrong' | 'expired' | 'used_up';

/** Whose tries are counted. */
type TryCount = 'tries' | 'strangerTries';

interface Renewal {
  readonly id: string;
  /** Somebody else has renewed it when it was sent later than this. */
  readonly sentBefore: Date;
}

/** Counted by address, whether it has an account or not. */
const RESEND: RateLimit = { name: 'code-resend', points: 1, seconds: RESEND_AFTER_SECONDS };
const CODES: RateLimit = { name: 'code-issue', points: 10, seconds: 3600 };
const TRIES: RateLimit = { name: 'code-try', points: 30, seconds: 3600 };

/** Six digits by mail. Each code bears a few tries, right or wrong, and is used up by the right one. */
@Injectable()
export class VerificationCodesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mails: MailOutbox,
    private readonly limits: RateLimitsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it before `issue`, also where nothing will be sent, so that no answer tells which. Throws code_not_resent
   * within a minute of the last one, too_many_tries beyond ten an hour.
   */
  async admit({ type, email }: Pick<CodeOwner, 'type' | 'email'>): Promise<void> {
    const key = keyOf({ type, email });
    const { isAllowed, secondsLeft } = await this.limits.take(RESEND, key);
    if (!isAllowed) throw new AppError('code_not_resent', { seconds: secondsLeft });
    await this.limits.takeOrRefuse(CODES, key);
  }

  /** The same for `renew`, whose pauses the code itself knows. Throws too_many_tries. */
  async admitAgain(code: Pick<CodeOwner, 'type' | 'email'>): Promise<void> {
    await this.limits.takeOrRefuse(CODES, keyOf(code));
  }

  /** Answers the code's id. */
  async issue(manager: EntityManager, { type, email, ...purpose }: NewCode): Promise<string> {
    const id = randomUUID();
    const { code, ...fresh } = this.newCode(id);
    await manager.insert(VerificationCode, { id, type, email, ...purpose, ...fresh });
    if (!purpose.isDecoy) await this.send(manager, { id, type, email, code, sentAt: fresh.sentAt });
    return id;
  }

  /** A new code, which bears tries of its own, in place of the old one; false when that one was renewed meanwhile. */
  async renew(manager: EntityManager, { id, sentBefore }: Renewal): Promise<boolean> {
    const { code, ...fresh } = this.newCode(id);
    const { affected } = await manager.update(
      VerificationCode,
      { id, sentAt: LessThanOrEqual(sentBefore) },
      { ...fresh, tries: 0, strangerTries: 0 },
    );
    if (affected !== 1) return false;
    const { type, email, isDecoy } = await manager.findOneByOrFail(VerificationCode, { id });
    if (!isDecoy) await this.send(manager, { id, type, email, code, sentAt: fresh.sentAt });
    return true;
  }

  /** The code that an admin's browser waits for. */
  async findOfAdmin(id: string, adminId: string): Promise<VerificationCode | null> {
    return this.dataSource.manager.findOneBy(VerificationCode, { id, adminId });
  }

  /** What was mailed to an admin opens nothing any more. */
  async endOfAdmin(manager: EntityManager, adminId: string): Promise<void> {
    await manager.delete(VerificationCode, { adminId });
  }

  /** The row of the code, which `useUp` then takes. Throws code_wrong, code_expired, too_many_tries. */
  async check(owner: CodeOwner, code: string): Promise<VerificationCode> {
    await this.limits.takeOrRefuse(TRIES, keyOf(owner));
    const found = await this.find(this.dataSource.manager, owner);
    const outcome = found ? await this.compare(found, code) : 'wrong';
    if (!found || outcome === 'wrong') throw new AppError('code_wrong');
    if (outcome !== 'right') throw new AppError('code_expired');
    return found;
  }

  /** The try counts whatever becomes of the caller's transaction. */
  async compare(
    { id, expiresAt, codeHash: known }: VerificationCode,
    code: string,
    count: TryCount = 'tries',
  ): Promise<CodeOutcome> {
    if (expiresAt <= this.clock.now()) return 'expired';
    if (!(await this.takeTry(id, count))) return 'used_up';
    return isSameHash(codeHash(this.settings.APP_SECRET, { id, code }), known) ? 'right' : 'wrong';
  }

  /** Throws code_wrong when another request has just used it. */
  async useUp(manager: EntityManager, { id, codeHash: checked }: VerificationCode): Promise<void> {
    const { affected } = await manager.delete(VerificationCode, { id, codeHash: checked });
    if (affected !== 1) throw new AppError('code_wrong');
  }

  /** One atomic step, so that many guesses at once are not more than their number. */
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

  private newCode(id: string) {
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const sentAt = this.clock.now();
    return {
      code,
      codeHash: codeHash(this.settings.APP_SECRET, { id, code }),
      sentAt,
      expiresAt: new Date(sentAt.getTime() + CODE_SECONDS * 1000),
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
      payload: { code, minutes: CODE_SECONDS / 60, purpose: type },
    });
  }
}

function keyOf({ type, email }: Pick<CodeOwner, 'type' | 'email'>): string {
  return `${type} ${email.toLowerCase()}`;
}
