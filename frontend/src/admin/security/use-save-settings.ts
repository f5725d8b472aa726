import { useState } from 'react';
import type { SettingsView } from '@contract/security/admin-settings.views.js';
import type { SecuritySettingKey } from '@contract/security/security-settings.js';
import { trpc } from '../../lib/trpc.js';
import { tellSaving } from '../lib/tell-saving.js';
import { useVersionedSave } from '../lib/use-versioned-save.js';
import { SETTING_NAMES, settingText } from './setting-groups.js';
import { compareSettings, type useSettingsDraft } from './use-settings-draft.js';

const TEXTS = { done: 'Ayarlar kaydedildi; bütün sitede geçerli.', failed: 'Ayarlar kaydedilemedi' };
type Texts = Partial<Record<SecuritySettingKey, string>>;

/** Only what was changed is sent; two admins who changed the same decide side by side. */
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
    if (await tellSaving(attempt, TEXTS)) {
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
