import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SwitchOnAuthenticatorDto } from '../../../contract/admin/authenticator.dto.js';
import type { AuthenticatorSetup, NewRecoveryCodes } from '../../../contract/admin/authenticator.views.js';
import { AppError } from '../../../contract/app-error.js';
import { VerificationCodesService } from '../../people/accounts/verification-codes.service.js';
import { actorOf } from '../../platform/sessions/actor.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { AdminRowsService } from '../admin-rows.service.js';
import { Admin } from '../admin.entity.js';
import { ConfirmAdminPasswordService } from '../confirm-admin-password.service.js';
import { AdminAuthenticator } from './admin-authenticator.entity.js';
import { AuthenticatorReportsService } from './authenticator-reports.service.js';
import { AuthenticatorSetupsService } from './authenticator-setups.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

/** Sets up the authenticator app of a signed-in admin. */
@Injectable()
export class SetUpAuthenticatorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly rows: AdminRowsService,
    private readonly codes: VerificationCodesService,
    private readonly setups: AuthenticatorSetupsService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly reports: AuthenticatorReportsService,
  ) {}

  /** Nothing changes yet. Throws password_wrong with fields.currentPassword, too_many_tries, authenticator_on. */
  async begin(visit: Visit, password: string): Promise<AuthenticatorSetup> {
    const { adminId } = actorOf(visit);
    const { manager } = this.dataSource;
    await this.confirmation.check(adminId, password);
    if (await manager.existsBy(AdminAuthenticator, { adminId })) throw new AppError('authenticator_on');
    return this.setups.create(await manager.findOneByOrFail(Admin, { id: adminId }));
  }

  /**
   * Sign-ins that wait for a mailed code have to begin anew. Throws authenticator_setup_expired,
   * authenticator_code_wrong with fields.code, authenticator_on.
   */
  async switchOn(visit: Visit, typed: SwitchOnAuthenticatorDto): Promise<NewRecoveryCodes> {
    const { adminId } = actorOf(visit);
    const proved = this.setups.prove(adminId, typed);
    return this.dataSource.transaction(async (manager) => {
      const { actor: admin } = await this.rows.lock(manager, adminId, adminId);
      if (await manager.existsBy(AdminAuthenticator, { adminId })) throw new AppError('authenticator_on');
      await manager.insert(AdminAuthenticator, { adminId, ...proved });
      await this.codes.endOfAdmin(manager, adminId);
      await this.reports.report(manager, visit, { event: 'authenticator_switched_on', admin });
      return { recoveryCodes: await this.recoveryCodes.renew(manager, adminId) };
    });
  }
}
