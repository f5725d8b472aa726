import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SettingsView } from '../../contract/security-center/admin-settings.views.js';
import { AppError } from '../../contract/app-error.js';
import { NO_SMS_PROVIDER, switchedOff } from '../../contract/common/security-settings.js';
import { settingProblem, formatSettings } from '../../contract/security-center/setting-problem.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import {
  type SettingTexts,
  storedSettings,
  writeSecuritySettings,
} from '../platform/security/write-settings.js';
import type { Actor } from '../platform/sessions/actor.js';
import { SmsProvider } from '../notifications/sms/sms-provider.js';
import { ProtectionsService } from './protections.service.js';

interface SettingsToSave {
  readonly settings: Readonly<Record<string, unknown>>;
  /** The version that was read; null to replace any. */
  readonly version: number | null;
  /** The admin's password, which switching off a protection requires. */
  readonly currentPassword?: string | undefined;
}

/** Reads and saves the security settings as a whole (specification 3, section 2, 'Security settings'). */
@Injectable()
export class ManageSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly protections: ProtectionsService,
    private readonly sms: SmsProvider,
  ) {}

  /** The settings in the database with their version. */
  read(): Promise<SettingsView> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [state] = await manager.query<[{ version: number }]>(
        `SELECT version FROM security_settings_state`,
      );
      return {
        version: state.version,
        values: formatSettings(await storedSettings(manager)),
        isSmsAvailable: this.sms.isConfigured,
      };
    });
  }

  /**
   * Saves all settings or none; they take effect in all processes once this is committed. Throws invalid_input
   * with a message per setting, also for text messages that nobody would carry, changed_meanwhile, and for a protection that is switched off
   * protection_for_super_admin, password_wrong with fields.currentPassword, too_many_tries.
   */
  async save(
    actor: Actor,
    { settings: requested, version, currentPassword }: SettingsToSave,
  ): Promise<SettingsView> {
    const settings = checked(requested);
    await this.dataSource.transaction(async (manager) => {
      const { before, after } = await writeSecuritySettings(manager, settings, version);
      this.assertCarried(before, after);
      await this.protections.assertMaySwitchOff(manager, {
        actor,
        protections: switchedOff(before, after),
        currentPassword,
      });
      await this.changes.record(manager, actor, {
        type: 'security_alert',
        event: 'settings_changed',
        recordKind: 'security_settings',
        recordId: 'site',
        label: 'Güvenlik ayarları',
        before,
        after,
      });
    });
    return this.read();
  }

  /** Text messages that are switched on without a provider would all fail. */
  private assertCarried(before: SettingTexts, after: SettingTexts): void {
    const key = 'sms_notifications_enabled';
    if (before[key] === after[key] || after[key] !== 'true' || this.sms.isConfigured) return;
    throw new AppError('invalid_input', {}, { [key]: NO_SMS_PROVIDER });
  }
}

function checked(requested: Readonly<Record<string, unknown>>): SettingTexts {
  const problems = Object.entries(requested).flatMap(([key, text]) => {
    const problem = settingProblem(key, text);
    return problem === null ? [] : [[key.slice(0, 60), problem] as const];
  });
  if (problems.length > 0) throw new AppError('invalid_input', {}, Object.fromEntries(problems));
  return requested;
}
