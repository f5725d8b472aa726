import type { EntityManager } from 'typeorm';
import {
  readSecuritySetting,
  SECURITY_SETTINGS,
  type SecuritySettingKey,
} from '../../../contract/security/security-settings.js';
import { SecuritySetting } from './security-setting.entity.js';

/**
 * The one way to change a setting. It goes on record whatever `security_logging_enabled` says: whoever switches that
 * off is to be seen. Throws a RangeError for a text that is no value of the setting.
 */
export async function changeSecuritySetting(
  manager: EntityManager,
  key: SecuritySettingKey,
  text: string,
): Promise<void> {
  if (readSecuritySetting(key, text) === null) throw new RangeError(`'${text}' is no value of ${key}`);
  const known = await manager.findOneBy(SecuritySetting, { key });
  await manager.upsert(SecuritySetting, { key, value: text }, ['key']);
  const before = known?.value ?? String(SECURITY_SETTINGS[key].fallback);
  await manager.query(`INSERT INTO log_entry (event_type, details) VALUES ('security_alert', $1)`, [
    JSON.stringify({ event: 'setting_changed', key, before, after: text }),
  ]);
}
