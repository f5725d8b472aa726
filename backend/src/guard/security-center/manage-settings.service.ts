import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SettingsView } from '../../../contract/guard/security/admin-settings.views.js';
import { AppError } from '../../../contract/app-error.js';
import { settingProblem, formatSettings } from '../../../contract/guard/security/setting-problem.js';
import { AdminChangesService } from '../activity-log/admin-changes.service.js';
import {
  type SettingTexts,
  storedSettings,
  writeSecuritySettings,
} from '../../platform/security/change-setting.js';
import type { Actor } from '../../platform/sessions/actor.js';

/** Reads and saves the security settings as a whole (specification 3, section 2, 'Security settings'). */
@Injectable()
export class ManageSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
  ) {}

  /** The settings in the database with their version. */
  read(): Promise<SettingsView> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [state] = await manager.query<[{ version: number }]>(
        `SELECT version FROM security_settings_state`,
      );
      return { version: state.version, values: formatSettings(await storedSettings(manager)) };
    });
  }

  /**
   * Saves all settings or none; they take effect in all processes once this is committed. `version`: the one
   * that was read, null to replace any. Throws invalid_input with a message per setting, and
   * changed_meanwhile.
   */
  async save(
    actor: Actor,
    requested: Readonly<Record<string, unknown>>,
    version: number | null,
  ): Promise<SettingsView> {
    const settings = checked(requested);
    await this.dataSource.transaction(async (manager) => {
      const { before, after } = await writeSecuritySettings(manager, settings, version);
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
}

function checked(requested: Readonly<Record<string, unknown>>): SettingTexts {
  const problems = Object.entries(requested).flatMap(([key, text]) => {
    const problem = settingProblem(key, text);
    return problem === null ? [] : [[key.slice(0, 60), problem] as const];
  });
  if (problems.length > 0) throw new AppError('invalid_input', {}, Object.fromEntries(problems));
  return requested;
}
