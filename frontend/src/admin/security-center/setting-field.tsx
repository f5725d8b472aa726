import { SECURITY_SETTINGS, type SecuritySettingKey } from '@contract/common/security-settings.js';
import { settingProblem } from '@contract/security-center/setting-problem.js';
import { useDelayedError } from '../../lib/forms/use-delayed-error.js';
import { SwitchField } from '../../ui/switch-field.js';
import { TextField } from '../../ui/text-field.js';
import { formatNumber } from '../lib/format-number.js';
import { SETTING_NAMES } from '../lib/setting-names.js';

interface SettingFieldProps {
  readonly name: SecuritySettingKey;
  readonly text: string;
  /** Why the switch cannot be turned on; undefined when it can. */
  readonly lockedBecause?: string | undefined;
  readonly onChange: (text: string) => void;
}

export function SettingField({ name, text, lockedBecause, onChange }: SettingFieldProps) {
  const rule = SECURITY_SETTINGS[name];
  const wrong = useDelayedError(settingProblem(name, text) ?? undefined);
  if (rule.kind === 'switch') {
    return (
      <SwitchField
        label={SETTING_NAMES[name]}
        help={lockedBecause === undefined ? rule.description : `${rule.description} ${lockedBecause}`}
        checked={text === 'true'}
        disabled={lockedBecause !== undefined && text !== 'true'}
        onChange={(isOn) => onChange(String(isOn))}
      />
    );
  }
  return (
    <TextField
      label={SETTING_NAMES[name]}
      size="sm"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      help={helpOf(name, text)}
      error={wrong.error}
      value={text}
      onChange={({ target }) => onChange(target.value.trim())}
      {...wrong.watch}
    />
  );
}

function helpOf(name: SecuritySettingKey, text: string): string {
  const rule = SECURITY_SETTINGS[name];
  if (rule.kind === 'switch') return rule.description;
  const range = `${rule.description} ${rule.min}–${rule.max}`;
  // The documented interface uses seconds, the hint explains them in minutes.
  if (name !== 'session_timeout' || settingProblem(name, text) !== null) return range;
  return `${range}. Şu an ${formatNumber(Math.round(Number(text) / 6) / 10)} dakika.`;
}
