import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RESEND_AFTER_SECONDS } from '../../contract/people/verification-code.js';
import type { AdminCodeDto } from '../../contract/admin/admin-sign-in.dto.js';
import type { CodeMethod } from '../../contract/admin/admin.views.js';
import { AppError } from '../../contract/app-error.js';
import { refusalName } from '../../contract/activity-log/log-event-name.js';
import type { VerificationCode } from '../people/accounts/verification-code.entity.js';
import { VerificationCodesService } from '../people/accounts/verification-codes.service.js';
import { SecurityLogService } from '../activity-log/security-log.service.js';
import { Clock } from '../platform/clock.js';
import { type RateLimit, RateLimitsService } from '../platform/security/rate-limits.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { AdminQueriesService } from './admin-queries.service.js';
import type { Admin } from './admin.entity.js';
import { SecondFactorService } from './authenticator/second-factor.service.js';
import { withAdminTexts } from './admin-texts.js';

const TYPE = 'admin_sign_in';
/**
 * Codes are sent only after a right password. Reaching this limit therefore means that somebody else knows
 * the password, not that a stranger floods the mailbox.
 */
const CODES: RateLimit = { name: 'admin-code', points: 20, seconds: 3600 };

/** A code can be sent again within this time of the password check; later the password is asked for again. */
const RESENT_WITHIN_MS = 30 * 60_000;

interface TypedCode {
  /** Of the row that waits for the code. */
  readonly id: string;
  readonly admin: Admin;
  readonly code: string;
}

/**
 * The second step of an admin's sign-in, in the session that passed the first one: six digits of the admin's
 * authenticator app or a recovery code, and six digits by mail for an admin without an app.
 */
@Injectable()
export class AdminCodeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VerificationCodesService,
    private readonly apps: SecondFactorService,
    private readonly admins: AdminQueriesService,
    private readonly limits: RateLimitsService,
    private readonly log: SecurityLogService,
    private readonly clock: Clock,
  ) {}

  /** Mails a code unless the app has one. Throws too_many_tries. */
  async request(visit: Visit, { id: adminId, email }: Admin): Promise<CodeMethod> {
    await this.limits.takeOrRefuse(CODES, adminId);
    const hasApp = await this.apps.isOn(adminId);
    const codeId = await this.dataSource.transaction((manager) =>
      this.codes.issue(manager, { type: TYPE, email, adminId, isMailed: !hasApp }),
    );
    visit.remember('adminCodeId', codeId);
    return hasApp ? 'app' : 'mail';
  }

  /**
   * Replaces the mailed code that this browser waits for. Throws admin_code_expired when it waits for none, has waited
   * too long, or waits for the app's, code_not_resent within a minute of the last one, too_many_tries.
   */
  async resend(visit: Visit, adminId: string): Promise<void> {
    const id = visit.recall('adminCodeId');
    const found = id === undefined ? null : await this.codes.findOfAdmin(id, adminId);
    const now = this.clock.now().getTime();
    const isTooLate = !found || now - found.createdAt.getTime() > RESENT_WITHIN_MS;
    if (isTooLate || (await this.apps.isOn(adminId))) {
      throw new AppError('admin_code_expired');
    }
    const seconds = Math.ceil(RESEND_AFTER_SECONDS - (now - found.sentAt.getTime()) / 1000);
    if (seconds > 0) throw new AppError('code_not_resent', { seconds });
    await this.limits.takeOrRefuse(CODES, adminId);
    await this.dataSource.transaction((manager) =>
      this.codes.renew(manager, { id: found.id, type: TYPE, sentBefore: found.sentAt }),
    );
  }

  /** Throws admin_code_wrong, admin_code_expired or too_many_tries. */
  async verify(visit: Visit, { adminId, code }: AdminCodeDto): Promise<Admin> {
    const id = visit.recall('adminCodeId');
    const admin = await this.admins.findActive(this.dataSource.manager, adminId);
    if (id === undefined || !admin) throw new AppError('admin_code_wrong');
    // Nothing is counted for another admin than the one whose password was typed in this browser.
    if (!(await this.codes.findOfAdmin(id, adminId))) throw new AppError('admin_code_wrong');
    try {
      await withAdminTexts(this.useUp(visit, { id, admin, code }));
    } catch (error) {
      await this.report(visit, admin, error);
      throw error;
    }
    // A working admin may sign in often: only codes that nobody types are counted.
    await this.limits.uncount(CODES, adminId);
    visit.remove('adminCodeId');
    return admin;
  }

  private async useUp(visit: Visit, typed: TypedCode): Promise<void> {
    const found = await this.check(visit, typed);
    await this.dataSource.transaction((manager) => this.codes.useUp(manager, found));
  }

  private async check(visit: Visit, { id, admin, code }: TypedCode): Promise<VerificationCode> {
    const owner = { type: TYPE, email: admin.email, id } as const;
    if (!(await this.apps.isOn(admin.id))) return this.codes.check(owner, code);
    return this.codes.checkBy(owner, () => this.apps.accept(visit, { admin, code }));
  }

  private async report(visit: Visit, { id, email }: Admin, error: unknown): Promise<void> {
    if (!(error instanceof AppError)) return;
    await this.log.record(visit, {
      type: 'security_alert',
      event: refusalName(error.code),
      username: email,
      userId: id,
    });
  }
}
