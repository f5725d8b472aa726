import { SECURITY_SETTINGS, type SecuritySettingKey } from '@contract/security/security-settings.js';
import { settingProblem } from '@contract/security/setting-problem.js';
import { SwitchField } from '../../ui/switch-field.js';
import { TextField } from '../../ui/text-field.js';
import { SETTING_NAMES } from './setting-groups.js';

interface SettingFieldProps {
  readonly name: SecuritySettingKey;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export function SettingField({ name, text, onChange }: SettingFieldProps) {
  const rule = SECURITY_SETTINGS[name];
  if (rule.kind === 'switch') {
    return (
      <SwitchField
        label={SETTING_NAMES[name]}
        help={rule.description}
        checked={text === 'true'}
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
      help={`${rule.description} ${rule.min}–${rule.max}`}
      error={settingProblem(name, text) ?? undefined}
      value={text}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
