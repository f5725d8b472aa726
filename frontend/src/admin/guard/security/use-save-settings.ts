import { useState } from 'react';
import type { SettingsView } from '@contract/guard/security/admin-settings.views.js';
import type { SecuritySettingKey } from '@contract/guard/security/security-settings.js';
import { trpc } from '../../../lib/trpc.js';
import { toastSaveResult } from '../../lib/toast-save-result.js';
import { useVersionedSave } from '../../lib/use-versioned-save.js';
import { SETTING_NAMES, settingText } from './setting-groups.js';
import { compareSettings, type useSettingsDraft } from './use-settings-draft.js';

const TEXTS = { done: 'Ayarlar kaydedildi; bütün sitede geçerli.', failed: 'Ayarlar kaydedilemedi' };
type Texts = Partial<Record<SecuritySettingKey, string>>;

/** Sends only the changed settings. When two admins changed the same one, a dialog shows both values. */
export function useSaveSettings({ base, changes, forget }: ReturnType<typeof useSettingsDraft>) {
  const { client, admin } = trpc.useUtils();
  const [isSaving, setSaving] = useState(false);
  const { conflict, save, saveOver, giveUp } = useVersionedSave<Texts, SettingsView>({
    version: base.version,
    send: async (settings, version) =>
      admin.settings.get.setData(undefined, await client.admin.settings.save.mutate({ settings, version })),
    readAgain: () => client.admin.settings.get.query(),
    compare: (mine, theirs) => compareSettings(base, mine, theirs),
  });
  const finish = async (attempt: Promise<boolean>) => {
    setSaving(true);
    if (await toastSaveResult(attempt, TEXTS)) {
      forget();
      await admin.settings.invalidate();
    }
    setSaving(false);
  };
  return {
    isSaving,
    save: () => finish(save(changes)),
    conflict: conflict && {
      fields: differing(conflict.mine, conflict.theirs),
      pending: isSaving,
      onKeepMine: () => void finish(saveOver(conflict)),
      onTakeTheirs: () => {
        admin.settings.get.setData(undefined, conflict.theirs);
        forget();
        giveUp();
      },
      onClose: giveUp,
    },
  };
}

function differing(mine: Texts, theirs: SettingsView) {
  return Object.entries(mine)
    .map(([key, text]) => ({ key: key as SecuritySettingKey, text }))
    .filter(({ key, text }) => text !== theirs.values[key])
    .map(({ key, text }) => ({
      label: SETTING_NAMES[key],
      mine: settingText(text),
      theirs: settingText(theirs.values[key]),
    }));
}
