import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { RESEND_AFTER_SECONDS } from '../../../contract/people/verification-code.js';
import type { RegistrationCodeDto } from '../../../contract/people/verification.dto.js';
import { AppError } from '../../../contract/app-error.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import { SecurityLogService } from '../../activity-log/security-log.service.js';
import { Clock } from '../../platform/clock.js';
import { visitorNetwork } from '../../platform/http/visitor-network.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { VerificationCode } from './verification-code.entity.js';
import { type CodeOutcome, VerificationCodesService } from './verification-codes.service.js';

const TYPE = 'registration';

const OWN_TRIES: RateLimit = { name: 'code-try-own', points: 30, seconds: 3600 };
const STRANGERS_TRIES: RateLimit = { name: 'code-try-network', points: 30, seconds: 3600 };
const STRANGERS_RESENDS: RateLimit = { name: 'code-resend-network', points: 5, seconds: 600 };
/** Counted over all networks. */
const RESENDS_TO_ADDRESS: RateLimit = { name: 'code-resend-address', points: 10, seconds: 3600 };

/** The log events for the results of typed codes. */
const EVENTS: Record<Exclude<CodeOutcome, 'right'>, LogEventName> = {
  wrong: 'code_wrong',
  expired: 'code_expired',
  used_up: 'code_locked',
};

/**
 * Codes of registrations. The browser that registered knows which code it waits for. Any other browser may
 * finish a registration if it is the only one of its address, but it neither uses up the owner's tries nor
 * reaches another registration's code.
 */
@Injectable()
export class RegistrationCodesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VerificationCodesService,
    private readonly limits: RateLimitsService,
    private readonly log: SecurityLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the registration, which `VerificationCodesService.useUp` then takes. Throws code_wrong,
   * code_expired, too_many_tries.
   */
  async check(visit: Visit, { email, code }: RegistrationCodeDto): Promise<VerificationCode> {
    const id = visit.recall('registrationCodeId');
    await (id === undefined
      ? this.limits.takeOrRefuse(STRANGERS_TRIES, visitorNetwork(visit.ipAddress))
      : this.limits.takeOrRefuse(OWN_TRIES, id));
    const found = id === undefined ? await this.findOnly(email) : await this.findOwn(id, email);
    const count = id === undefined ? 'strangerAttempts' : 'tries';
    const outcome = found ? await this.codes.compare(found, code, count) : 'wrong';
    if (found && outcome === 'right') return found;
    return this.refuse(visit, email, outcome === 'right' ? 'wrong' : outcome);
  }

  /**
   * Sends another code. The answer is the same whether a registration exists or not. Throws too_many_tries;
   * for the owner's browser also code_not_resent within a minute of the last one.
   */
  async resend(visit: Visit, email: string): Promise<void> {
    const id = visit.recall('registrationCodeId');
    await (id === undefined ? this.resendForStranger(visit, email) : this.resendOwn(id, email));
  }

  private async resendOwn(id: string, email: string): Promise<void> {
    const found = await this.findOwn(id, email);
    const seconds = found ? this.secondsUntilNext(found) : 0;
    if (seconds > 0) throw new AppError('code_not_resent', { seconds });
    await this.codes.admitAgain({ type: TYPE, email });
    if (found && !(await this.renew(found))) {
      throw new AppError('code_not_resent', { seconds: RESEND_AFTER_SECONDS });
    }
  }

  private async resendForStranger(visit: Visit, email: string): Promise<void> {
    await this.limits.takeOrRefuse(STRANGERS_RESENDS, visitorNetwork(visit.ipAddress));
    const found = await this.findOnly(email);
    if (!found || this.secondsUntilNext(found) > 0) return;
    const { isAllowed } = await this.limits.take(RESENDS_TO_ADDRESS, email.toLowerCase());
    if (isAllowed) await this.renew(found);
  }

  private async renew({ id, type, sentAt: sentBefore }: VerificationCode): Promise<boolean> {
    return this.dataSource.transaction((manager) => this.codes.renew(manager, { id, type, sentBefore }));
  }

  private secondsUntilNext({ sentAt }: VerificationCode): number {
    const passedMs = this.clock.now().getTime() - sentAt.getTime();
    return Math.ceil(RESEND_AFTER_SECONDS - passedMs / 1000);
  }

  private async findOwn(id: string, email: string): Promise<VerificationCode | null> {
    return this.ofAddress(this.dataSource.manager, email).andWhere({ id }).getOne();
  }

  /** Null when there are several, because any of them may have been begun by a thief. */
  private async findOnly(email: string): Promise<VerificationCode | null> {
    const live = await this.ofAddress(this.dataSource.manager, email)
      .andWhere({ expiresAt: MoreThan(this.clock.now()) })
      .limit(2)
      .getMany();
    return live.length === 1 ? (live[0] ?? null) : null;
  }

  private ofAddress(manager: EntityManager, email: string) {
    return manager
      .createQueryBuilder(VerificationCode, 'code')
      .where('code.type = :type AND lower(code.email) = lower(:email)', { type: TYPE, email });
  }

  private async refuse(visit: Visit, email: string, outcome: keyof typeof EVENTS): Promise<never> {
    await this.log.record(visit, { type: 'security_alert', event: EVENTS[outcome], username: email });
    throw new AppError(outcome === 'wrong' ? 'code_wrong' : 'code_expired');
  }
}
