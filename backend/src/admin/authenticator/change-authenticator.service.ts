import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BothFactorsDto } from '../../../contract/admin/authenticator.dto.js';
import type { AuthenticatorState, NewRecoveryCodes } from '../../../contract/admin/authenticator.views.js';
import { AppError } from '../../../contract/app-error.js';
import { type RateLimit, RateLimitsService } from '../../platform/security/rate-limits.service.js';
import { actorOf } from '../../platform/sessions/actor.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { AdminRowsService } from '../admin-rows.service.js';
import { Admin } from '../admin.entity.js';
import { ConfirmAdminPasswordService } from '../confirm-admin-password.service.js';
import { AdminAuthenticator } from './admin-authenticator.entity.js';
import { AuthenticatorReportsService } from './authenticator-reports.service.js';
import { appCodeRefusal } from './authenticator-setups.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SecondFactorService } from './second-factor.service.js';

const WRONG_CODES: RateLimit = { name: 'own-authenticator-code', points: 10, seconds: 15 * 60 };

/** Shows and changes the authenticator app of a signed-in admin. Each change needs password and code. */
@Injectable()
export class ChangeAuthenticatorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly rows: AdminRowsService,
    private readonly factor: SecondFactorService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly limits: RateLimitsService,
    private readonly reports: AuthenticatorReportsService,
  ) {}

  async state(visit: Visit): Promise<AuthenticatorState> {
    const { adminId } = actorOf(visit);
    const { manager } = this.dataSource;
    const app = await manager.findOneBy(AdminAuthenticator, { adminId });
    if (!app) return { isOn: false };
    const recoveryCodesLeft = await this.recoveryCodes.countLeft(manager, adminId);
    return { isOn: true, since: app.createdAt.toISOString(), recoveryCodesLeft };
  }

  /**
   * The old codes are void. Throws password_wrong with fields.currentPassword, authenticator_code_wrong with
   * fields.code, too_many_tries, authenticator_off.
   */
  async renewRecoveryCodes(visit: Visit, typed: BothFactorsDto): Promise<NewRecoveryCodes> {
    return this.change(visit, typed, async (manager, admin) => {
      await this.reports.report(manager, visit, { event: 'recovery_codes_renewed', admin });
      return { recoveryCodes: await this.recoveryCodes.renew(manager, admin.id) };
    });
  }

  /** Throws the errors of `renewRecoveryCodes`. */
  async switchOff(visit: Visit, typed: BothFactorsDto): Promise<void> {
    await this.change(visit, typed, async (manager, admin) => {
      await manager.delete(AdminAuthenticator, { adminId: admin.id });
      await this.reports.report(manager, visit, { event: 'authenticator_switched_off', admin });
    });
  }

  private async change<T>(
    visit: Visit,
    { currentPassword, code }: BothFactorsDto,
    work: (manager: EntityManager, admin: Admin) => Promise<T>,
  ): Promise<T> {
    const { adminId } = actorOf(visit);
    await this.confirmation.check(adminId, currentPassword);
    await this.assertIsRight(visit, code);
    return this.dataSource.transaction(async (manager) => {
      const { actor: admin } = await this.rows.lock(manager, adminId, adminId);
      if (!(await this.factor.isOn(adminId, manager))) throw new AppError('authenticator_off');
      return work(manager, admin);
    });
  }

  /** The try is counted before the comparison. A right code is used up whatever becomes of the change. */
  private async assertIsRight(visit: Visit, code: string): Promise<void> {
    const { adminId } = actorOf(visit);
    await this.limits.takeOrRefuse(WRONG_CODES, adminId);
    const { manager } = this.dataSource;
    if (!(await this.factor.isOn(adminId, manager))) throw new AppError('authenticator_off');
    const admin = await manager.findOneByOrFail(Admin, { id: adminId });
    if (!(await this.factor.accept(visit, { admin, code }))) throw appCodeRefusal();
    await this.limits.reset(WRONG_CODES, adminId);
  }
}
