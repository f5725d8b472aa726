import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { MASKED } from '../../../contract/common/masked.js';
import type { EmailSettingsDto } from '../../../contract/messaging/email/email-settings.dto.js';
import type { EmailSettingsView } from '../../../contract/messaging/email/email-settings.js';
import { describeMailFailure } from '../../../contract/messaging/email/mail-failure.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { describeMailError } from '../mail/describe-mail-error.js';
import { sendsPasswordElsewhere, type OpenSettings } from './stored-password.js';
import { MailRoutesService, type RelayRoute } from './mail-routes.service.js';
import { MailSettings } from './mail-settings.entity.js';
import { RelayCheckService } from './relay-check.service.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import type { Actor } from '../../platform/sessions/actor.js';

/** Reads and saves the mail settings (specification 3, section 3, 'SMTP settings'). */
@Injectable()
export class EmailSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly routes: MailRoutesService,
    private readonly relay: RelayCheckService,
    private readonly secrets: SecretBox,
    private readonly changes: AdminChangesService,
  ) {}

  async read(): Promise<EmailSettingsView> {
    return settingsView(await this.routes.kept());
  }

  /**
   * Takes effect in every process once committed. Throws changed_meanwhile, invalid_input when the stored
   * password would go to another server, and relay_check_failed for a relay that accepts no mail.
   */
  async save(actor: Actor, typed: EmailSettingsDto): Promise<void> {
    await this.checkRelay(typed);
    const { smtpPassword, version, ...settings } = typed;
    await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneOrFail(MailSettings, {
        where: { id: 1 },
        lock: { mode: 'pessimistic_write' },
      });
      refuseElsewhere(before, smtpPassword, settings);
      const smtpPasswordSealed = this.sealedFrom(smtpPassword, before);
      const { affected } = await manager.update(
        MailSettings,
        { id: 1, version: version ?? before.version },
        { ...settings, smtpPasswordSealed, version: () => 'version + 1' },
      );
      if (affected !== 1) throw new AppError('changed_meanwhile');
      await this.changes.record(manager, actor, {
        event: 'email_settings_changed',
        recordKind: 'email_settings',
        recordId: '1',
        label: settings.smtpHost,
        before: { ...withoutSecret(before), passwordChanged: false },
        after: { ...settings, passwordChanged: smtpPasswordSealed !== before.smtpPasswordSealed },
      });
    });
  }

  /**
   * The settings as they would be stored, to be tested before they are saved. Throws invalid_input when the stored
   * password would go to another server.
   */
  async draft({ smtpPassword, ...settings }: EmailSettingsDto): Promise<MailSettings> {
    const before = await this.routes.kept();
    refuseElsewhere(before, smtpPassword, settings);
    const smtpPasswordSealed = this.sealedFrom(smtpPassword, before);
    return Object.assign(new MailSettings(), before, settings, { smtpPasswordSealed });
  }

  /** Sign-in codes use this route too, so a relay that accepts no mail would lock everybody out. */
  private async checkRelay(typed: EmailSettingsDto): Promise<void> {
    const before = await this.routes.kept();
    const route = this.routes.routeBy(await this.draft(typed));
    const isInForce = before.isActive && isSameRelay(route, this.routes.routeBy(before));
    if (!typed.isActive || isInForce) return;
    try {
      await this.relay.check(route);
    } catch (error) {
      throw new AppError('relay_check_failed', { reason: describeMailFailure(describeMailError(error)) });
    }
  }

  private sealedFrom(typed: string, { smtpPasswordSealed }: MailSettings): string | null {
    if (typed === MASKED) return smtpPasswordSealed;
    return typed === '' ? null : this.secrets.seal(typed);
  }
}

function refuseElsewhere(before: MailSettings, typed: string, after: OpenSettings): void {
  if (typed === MASKED && before.smtpPasswordSealed !== null && sendsPasswordElsewhere(before, after)) {
    throw new AppError('invalid_input', {}, { smtpPassword: 'Sunucu değişti; şifreyi yeniden yazın.' });
  }
}

/** Compares the servers, without the sender's name. */
function isSameRelay(one: RelayRoute, other: RelayRoute): boolean {
  return isDeepStrictEqual({ ...one, from: null }, { ...other, from: null });
}

function withoutSecret(kept: MailSettings): OpenSettings {
  const { smtpHost, smtpPort, smtpUsername, smtpEncryption, smtpSslPort, smtpTlsPort } = kept;
  const { fromEmail, fromName, isActive, imapHost, imapPort, imapSsl, pop3Host, pop3Port, pop3Ssl } = kept;
  return {
    ...{ smtpHost, smtpPort, smtpUsername, smtpEncryption, smtpSslPort, smtpTlsPort },
    ...{ fromEmail, fromName, isActive },
    ...{ imapHost, imapPort, imapSsl, pop3Host, pop3Port, pop3Ssl },
  };
}

function settingsView(kept: MailSettings): EmailSettingsView {
  return {
    ...withoutSecret(kept),
    smtpPassword: kept.smtpPasswordSealed === null ? '' : MASKED,
    version: kept.version,
  };
}
