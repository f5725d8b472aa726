import { type EntityManager, In } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import {
  readSecuritySetting,
  SECURITY_SETTINGS,
  type SecuritySettingKey,
  type SecuritySettings,
  securitySettingsFrom,
} from '../../../contract/common/security-settings.js';
import { SecuritySetting } from './security-setting.entity.js';

/** What a connection needs to read and write the settings. */
export const SETTING_ENTITIES = [SecuritySetting];

export type SettingTexts = Readonly<Partial<Record<SecuritySettingKey, string>>>;

/** The changed settings with their values before and after. */
export interface WrittenSettings {
  readonly before: SettingTexts;
  readonly after: SettingTexts;
}

/** The stored settings; those without a row have their default. */
export async function storedSettings(manager: EntityManager): Promise<SecuritySettings> {
  const rows = await manager.find(SecuritySetting);
  return securitySettingsFrom(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/**
 * Writes the settings that differ. `version`: the one that was read, null to replace any. A lock makes one
 * save wait for the other. Throws changed_meanwhile, and a RangeError for a text that is not a value of its
 * setting.
 */
export async function writeSecuritySettings(
  manager: EntityManager,
  requested: SettingTexts,
  version: number | null,
): Promise<WrittenSettings> {
  const changes = Object.entries(requested) as [SecuritySettingKey, string][];
  for (const [key, text] of changes) {
    if (readSecuritySetting(key, text) === null) throw new RangeError(`'${text}' is no value of ${key}`);
  }
  await raiseVersion(manager, version);
  const known = await manager.findBy(SecuritySetting, { key: In(changes.map(([key]) => key)) });
  const stored = new Map(known.map(({ key, value }) => [key, value]));
  const before = (key: SecuritySettingKey) => stored.get(key) ?? String(SECURITY_SETTINGS[key].fallback);
  const differing = changes.filter(([key, text]) => before(key) !== text);
  if (differing.length > 0) {
    await manager.upsert(
      SecuritySetting,
      differing.map(([key, value]) => ({ key, value })),
      ['key'],
    );
  }
  return {
    before: Object.fromEntries(differing.map(([key]) => [key, before(key)])),
    after: Object.fromEntries(differing),
  };
}

async function raiseVersion(manager: EntityManager, version: number | null): Promise<void> {
  const [, raised] = await manager.query<[unknown[], number]>(
    `UPDATE security_settings_state SET version = version + 1 WHERE version = coalesce($1, version)`,
    [version],
  );
  if (raised === 0) throw new AppError('changed_meanwhile');
}
