import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readSecuritySetting, type SecuritySettingKey } from '../contract/common/security-settings.js';
import { changeSecuritySetting } from '../src/security-center/change-setting.js';
import { SecuritySettingsService } from '../src/platform/security/security-settings.service.js';
import { eventually } from './poll.js';

/** Changes a setting as the back office does, and waits until it takes effect in this process. */
export async function changeSetting(
  app: INestApplicationContext,
  key: SecuritySettingKey,
  text: string,
): Promise<void> {
  const settings = app.get(SecuritySettingsService);
  await changeSecuritySetting(app.get(DataSource).manager, key, text);
  await eventually(`${key} is ${text}`, () => settings.current[key] === readSecuritySetting(key, text));
}
