import type { EntityManager } from 'typeorm';
import type { SecuritySettingKey } from '../../contract/common/security-settings.js';
import { recordEvent } from '../activity-log/record-event.js';
import { writeSecuritySettings } from '../platform/security/write-settings.js';

/**
 * Changes one setting without a signed-in admin. It is recorded regardless of `security_logging_enabled`, so
 * that switching that off leaves a trace. Throws a RangeError for a text that is not a value of the setting.
 */
export async function changeSecuritySetting(
  manager: EntityManager,
  key: SecuritySettingKey,
  text: string,
): Promise<void> {
  const { before } = await writeSecuritySettings(manager, { [key]: text }, null);
  await recordEvent(manager, {
    type: 'security_alert',
    details: {
      event: 'setting_changed',
      label: 'Güvenlik ayarları',
      key,
      before: before[key] ?? text,
      after: text,
    },
  });
}
