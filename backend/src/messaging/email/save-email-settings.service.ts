import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { SaveEmailSettingsDto } from '../../../contract/messaging/email/email-settings.dto.js';
import { changesMailRoute } from '../../../contract/messaging/email/mail-route.js';
import { AdminNoticesService } from '../../admin/admin-notices.service.js';
import { AdminQueriesService } from '../../admin/admin-queries.service.js';
import { ConfirmAdminPasswordService, passwordRefusal } from '../../admin/confirm-admin-password.service.js';
import { EmailSettingsService } from '../../notifications/smtp/email-settings.service.js';
import type { Actor } from '../../platform/sessions/actor.js';

const PASSWORD_NEEDED = 'E-postaların gideceği yolu değiştirmek için kendi şifrenizi yazın.';

/** Saves the mail settings. Who changes the way of the mails could read sign-in codes and reset links. */
@Injectable()
export class SaveEmailSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly admins: AdminQueriesService,
    private readonly settings: EmailSettingsService,
    private readonly confirmation: ConfirmAdminPasswordService,
    private readonly notices: AdminNoticesService,
  ) {}

  /**
   * Another way of the mails is a super admin's decision. `hasJustSignedIn` replaces the password of the acting admin.
   * Throws mail_route_for_super_admin, password_wrong with fields.currentPassword, too_many_tries, and the errors of `EmailSettingsService.save`.
   */
  async save(
    actor: Actor,
    { currentPassword, ...typed }: SaveEmailSettingsDto,
    { hasJustSignedIn } = { hasJustSignedIn: false },
  ): Promise<void> {
    if (changesMailRoute(await this.settings.read(), typed)) {
      if (!(await this.admins.isSuper(actor.adminId))) throw new AppError('mail_route_for_super_admin');
      if (currentPassword !== undefined) await this.confirmation.check(actor.adminId, currentPassword);
      else if (!hasJustSignedIn) throw passwordRefusal(PASSWORD_NEEDED);
      await this.tellSuperAdmins(actor, typed);
    }
    await this.settings.save(actor, typed);
  }

  /** In a transaction before the change, so that the notice may still go the old way. */
  private async tellSuperAdmins(
    actor: Actor,
    { isActive, smtpHost }: Pick<SaveEmailSettingsDto, 'isActive' | 'smtpHost'>,
  ): Promise<void> {
    const way = isActive ? `${smtpHost} sunucusundan` : 'sunucunun kendi ayarlarıyla';
    await this.notices.tellSuperAdmins(this.dataSource.manager, {
      title: 'E-postaların yolu değiştiriliyor',
      text: `E-posta Yönetimi’nde istenen: e-postalar, giriş kodları da dâhil, bundan sonra ${way} gitsin.`,
      actor,
    });
  }
}
