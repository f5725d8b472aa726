import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
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

/** Specification 3, section 2, 'Security settings': read and saved as a whole. */
@Injectable()
export class ManageSettingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
  ) {}

  /** As they stand in the database, with the version that belongs to them. */
  read(): Promise<SettingsView> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [state] = await manager.query<[{ version: number }]>(
        `SELECT version FROM security_settings_state`,
      );
      return { version: state.version, values: formatSettings(await storedSettings(manager)) };
    });
  }

  /**
   * All of them or none; in force everywhere once this is committed. `version`: the state that was read, null where it
   * does not matter. Throws invalid_input with a text per setting, and changed_meanwhile.
   */
  async save(
    actor: Actor,
    asked: Readonly<Record<string, unknown>>,
    version: number | null,
  ): Promise<SettingsView> {
    const settings = checked(asked);
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

function checked(asked: Readonly<Record<string, unknown>>): SettingTexts {
  const problems = Object.entries(asked).flatMap(([key, text]) => {
    const problem = settingProblem(key, text);
    return problem === null ? [] : [[key.slice(0, 60), problem] as const];
  });
  if (problems.length > 0) throw new AppError('invalid_input', {}, Object.fromEntries(problems));
  return asked;
}
