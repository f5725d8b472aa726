import { randomInt, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import {
  CODE_LENGTH,
  CODE_SECONDS,
  RESEND_AFTER_SECONDS,
  TRIES_PER_CODE,
} from '../../contract/accounts/verification-code.js';
import { MailOutbox } from '../notifications/mail-outbox.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { type RateLimit, RateLimits } from '../platform/security/rate-limits.service.js';
import { codeHash, isSameHash } from './secret-hash.js';
import { VerificationCode } from './verification-code.entity.js';

type NewCode = Pick<VerificationCode, 'type' | 'email'> &
  Partial<Pick<VerificationCode, 'customerId' | 'adminId' | 'registration'>>;

/** Whose code is meant: the one that this browser waits for, or else the newest of the address. */
export interface CodeOwner {
  readonly type: VerificationCode['type'];
  readonly email: string;
  readonly id?: string | undefined;
}

/** Counted by address, whether it has an account or not. */
const RESEND: RateLimit = { name: 'code-resend', points: 1, seconds: RESEND_AFTER_SECONDS };
const CODES: RateLimit = { name: 'code-issue', points: 10, seconds: 3600 };
const TRIES: RateLimit = { name: 'code-try', points: 30, seconds: 3600 };

/** Six digits by mail. Each code bears a few tries, wherever they come from, and is used up by the right one. */
@Injectable()
export class VerificationCodes {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(MailOutbox) private readonly mails: MailOutbox,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Call it before `issue` or `renew`, also where nothing will be sent, so that no answer tells which. Throws
   * code_not_resent within a minute of the last one, too_many_tries beyond ten an hour.
   */
  async admit({ type, email }: Pick<CodeOwner, 'type' | 'email'>): Promise<void> {
    const key = keyOf({ type, email });
    const { isAllowed, secondsLeft } = await this.limits.take(RESEND, key);
    if (!isAllowed) throw new AppError('code_not_resent', { seconds: secondsLeft });
    await this.limits.takeOrRefuse(CODES, key);
  }

  /** Answers the code's id. */
  async issue(manager: EntityManager, { type, email, ...purpose }: NewCode): Promise<string> {
    const id = randomUUID();
    const { code, ...fresh } = this.newCode(id);
    await manager.insert(VerificationCode, { id, type, email, ...purpose, ...fresh });
    await this.send(manager, { id, type, email, code, sentAt: fresh.sentAt });
    return id;
  }

  /** A new code in place of the old one; false when there is none to renew. */
  async renew(manager: EntityManager, owner: CodeOwner): Promise<boolean> {
    const found = await this.find(manager, owner);
    if (!found) return false;
    const { id, type, email } = found;
    const { code, ...fresh } = this.newCode(id);
    await manager.update(VerificationCode, { id }, { ...fresh, wrongTries: 0 });
    await this.send(manager, { id, type, email, code, sentAt: fresh.sentAt });
    return true;
  }

  /**
   * The row of the code, which `useUp` then takes. The try counts whatever becomes of the caller's transaction. Throws
   * code_wrong, code_expired, too_many_tries.
   */
  async check(owner: CodeOwner, code: string): Promise<VerificationCode> {
    await this.limits.takeOrRefuse(TRIES, keyOf(owner));
    const found = await this.find(this.dataSource.manager, owner);
    if (!found) throw new AppError('code_wrong');
    if (found.expiresAt <= this.clock.now() || !(await this.takeTry(found.id))) {
      throw new AppError('code_expired');
    }
    const typed = codeHash(this.settings.APP_SECRET, { id: found.id, code });
    if (!isSameHash(typed, found.codeHash)) throw new AppError('code_wrong');
    return found;
  }

  /** Throws code_wrong when another request has just used it. */
  async useUp(manager: EntityManager, { id, codeHash: checked }: VerificationCode): Promise<void> {
    const { affected } = await manager.delete(VerificationCode, { id, codeHash: checked });
    if (affected !== 1) throw new AppError('code_wrong');
  }

  /** One atomic step, so that many guesses at once are not more than their number. */
  private async takeTry(id: string): Promise<boolean> {
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(VerificationCode)
      .set({ wrongTries: () => 'wrong_tries + 1' })
      .where('id = :id AND wrong_tries < :most', { id, most: TRIES_PER_CODE })
      .execute();
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
