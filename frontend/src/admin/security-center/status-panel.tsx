import type { SecuritySettingKey } from '@contract/common/security-settings.js';
import { StatTiles } from '../ui/stat-tiles.js';
import { SETTING_NAMES, settingText } from '../lib/setting-names.js';

const SHOWN = [
  'email_verification_enabled',
  'captcha_enabled',
  'password_reset_enabled',
  'maintenance_mode',
] as const satisfies readonly SecuritySettingKey[];

/** Shows the settings in force, independent of the edits below. */
export function StatusPanel({
  values,
}: {
  readonly values: Readonly<Record<SecuritySettingKey, string>> | undefined;
}) {
  return (
    <StatTiles
      tiles={SHOWN.map((key) => ({ label: SETTING_NAMES[key], value: values && settingText(values[key]) }))}
    />
  );
}
