import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { PROTECTIONS, type ProtectionKey } from '../../contract/common/security-settings.js';
import { AdminNoticesService } from '../admin/admin-notices.service.js';
import { AdminQueriesService } from '../admin/admin-queries.service.js';
import { ConfirmAdminPasswordService, passwordRefusal } from '../admin/confirm-admin-password.service.js';
import type { Actor } from '../platform/sessions/actor.js';

const PASSWORD_NEEDED = 'Bir korumayı kapatmak için şifrenizi yazın.';

interface SwitchingOff {
  readonly actor: Actor;
  readonly protections: readonly ProtectionKey[];
  readonly currentPassword: string | undefined;
}

/** Keeps a borrowed session from switching off what protects the back office. */
@Injectable()
export class ProtectionsService {
  constructor(
    private readonly admins: AdminQueriesService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly notices: AdminNoticesService,
  ) {}

  /**
   * Notifies every super admin of what is switched off. Throws protection_for_super_admin, password_wrong with
   * fields.currentPassword, too_many_tries; the caller must roll back.
   */
  async assertMaySwitchOff(
    manager: EntityManager,
    { actor, protections, currentPassword }: SwitchingOff,
  ): Promise<void> {
    if (protections.length === 0) return;
    const { adminId } = actor;
    if (!(await this.admins.isSuper(adminId, manager))) throw new AppError('protection_for_super_admin');
    if (currentPassword === undefined) throw passwordRefusal(PASSWORD_NEEDED);
    await this.confirmation.check(adminId, currentPassword, manager);
    const names = protections.map((key) => PROTECTIONS[key]).join(', ');
    await this.notices.tellSuperAdmins(manager, {
      title: 'Bir koruma kapatıldı',
      text: `Güvenlik Ayarları’nda kapatılan: ${names}.`,
      actor,
    });
  }
}
