import { useState } from 'react';
import type { SettingsView } from '@contract/security-center/admin-settings.views.js';
import { SECURITY_SETTING_KEYS, type SecuritySettingKey } from '@contract/common/security-settings.js';
import { settingProblem } from '@contract/security-center/setting-problem.js';

type Texts = Partial<Record<SecuritySettingKey, string>>;

interface Draft {
  /** The settings at the time of the first edit; later reads do not replace them. */
  readonly base: SettingsView;
  readonly changes: Texts;
}

/** Keeps the edited settings. A setting that gets its old value back is no longer a change. */
export function useSettingsDraft(read: SettingsView) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const base = draft?.base ?? read;
  const changes = draft?.changes ?? {};
  const change = (key: SecuritySettingKey, text: string) => {
    const others = Object.entries({ ...changes, [key]: text }).filter(
      ([name, value]) => value !== base.values[name as SecuritySettingKey],
    );
    setDraft(others.length === 0 ? null : { base, changes: Object.fromEntries(others) });
  };
  const changed = SECURITY_SETTING_KEYS.filter((key) => changes[key] !== undefined);
  return {
    base,
    changes,
    changed,
    values: { ...base.values, ...changes },
    isDirty: draft !== null,
    hasProblem: changed.some((key) => settingProblem(key, changes[key]) !== null),
    change,
    forget: () => setDraft(null),
  };
}

/** Compares the edited settings with what another admin saved meanwhile. */
export function compareSettings(base: SettingsView, mine: Texts, theirs: SettingsView) {
  const keys = Object.keys(mine) as SecuritySettingKey[];
  if (keys.every((key) => mine[key] === theirs.values[key])) return 'same';
  return keys.every((key) => base.values[key] === theirs.values[key]) ? 'apart' : 'differs';
}
