import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { isAppCode } from '../../../contract/admin/authenticator.dto.js';
import { Clock } from '../../platform/clock.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { AdminNoticesService } from '../admin-notices.service.js';
import type { Admin } from '../admin.entity.js';
import { AdminAuthenticator } from './admin-authenticator.entity.js';
import { stepOfAppCode } from './app-codes.js';
import { RecoveryCodesService } from './recovery-codes.service.js';

interface TypedCode {
  readonly admin: Admin;
  /** As the DTOs leave it. */
  readonly code: string;
}

/** Checks codes of admins' authenticator apps and their recovery codes, each of which is accepted once. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly notices: AdminNoticesService,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  async isOn(adminId: string, manager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(AdminAuthenticator, { adminId });
  }

  /** Uses the code up. False for a wrong one, a used one, and when there is no app. The caller counts tries. */
  async accept(visit: Visit, typed: TypedCode): Promise<boolean> {
    return isAppCode(typed.code) ? this.acceptAppCode(typed) : this.acceptRecoveryCode(visit, typed);
  }

  private async acceptAppCode({ admin, code }: TypedCode): Promise<boolean> {
    const { manager } = this.dataSource;
    const app = await manager.findOneBy(AdminAuthenticator, { adminId: admin.id });
    const key = app && this.box.open(app.sealedKey);
    const step = key && stepOfAppCode(key, code, this.clock.now());
    if (typeof step !== 'number') return false;
    // One statement, so that of two simultaneous uses only one succeeds.
    const { affected } = await manager.update(
      AdminAuthenticator,
      { adminId: admin.id, lastStep: LessThan(step) },
      { lastStep: step },
    );
    return affected === 1;
  }

  private acceptRecoveryCode(visit: Visit, { admin, code }: TypedCode): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const isUsed = await this.recoveryCodes.use(manager, admin.id, code);
      if (isUsed) await this.tellUsed(manager, visit, admin);
      return isUsed;
    });
  }

  private async tellUsed(manager: EntityManager, visit: Visit, admin: Admin): Promise<void> {
    const left = await this.recoveryCodes.countLeft(manager, admin.id);
    await this.notices.tell(manager, admin, {
      title: 'Bir kurtarma kodu kullanıldı',
      text: `Yönetici hesabınızda uygulama kodu yerine bir kurtarma kodu kullanıldı; ${left} kod kaldı. Siz kullanmadıysanız şifrenizi hemen değiştirin ve öteki yöneticilere haber verin.`,
      actor: visit,
    });
  }
}
