import { useRef, useState } from 'react';
import type { SettingsView } from '@contract/security-center/admin-settings.views.js';
import { PROTECTIONS, type SecuritySettingKey, switchedOff } from '@contract/common/security-settings.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { toastSaveResult } from '../lib/toast-save-result.js';
import { useVersionedSave } from '../lib/use-versioned-save.js';
import { SETTING_NAMES, settingText } from '../lib/setting-names.js';
import { compareSettings, type useSettingsDraft } from './use-settings-draft.js';

const TEXTS = { done: 'Ayarlar kaydedildi; bütün sitede geçerli.', failed: 'Ayarlar kaydedilemedi' };
type Texts = Partial<Record<SecuritySettingKey, string>>;

/**
 * Sends only the changed settings. When two admins changed the same one, a dialog shows both values. Before a protection
 * is switched off, another one asks for the password.
 */
export function useSaveSettings({ base, changes, forget }: ReturnType<typeof useSettingsDraft>) {
  const { client, admin } = trpc.useUtils();
  const isSuperAdmin = trpc.adminSession.current.useQuery().data?.role === 'super_admin';
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const password = useRef<string>(undefined);
  const protections = switchedOff(base.values, changes);
  const {
    conflict,
    save: saveVersion,
    saveOver,
    giveUp,
  } = useVersionedSave<Texts, SettingsView>({
    version: base.version,
    send: async (settings, version) => {
      const currentPassword = password.current;
      const change = { settings, version, ...(currentPassword !== undefined && { currentPassword }) };
      admin.settings.get.setData(undefined, await client.admin.settings.save.mutate(change));
    },
    readAgain: () => client.admin.settings.get.query(),
    compare: (mine, theirs) => compareSettings(base, mine, theirs),
  });
  const endAsking = () => {
    password.current = undefined;
    setRefusal(undefined);
    setAsking(false);
  };
  const finish = async (attempt: Promise<boolean>) => {
    setSaving(true);
    const unlessRefused = attempt.catch((error: unknown) => {
      const text = describeError(error).fields['currentPassword'];
      if (text === undefined) throw error;
      setRefusal(text);
      setAsking(true);
      return null;
    });
    const result = await toastSaveResult(unlessRefused, TEXTS);
    if (result !== null) endAsking();
    if (result === true) {
      forget();
      await admin.settings.invalidate();
    }
    setSaving(false);
  };
  const save = () => finish(conflict ? saveOver(conflict) : saveVersion(changes));
  return {
    isSaving,
    /** The server tells other admins that only super admins may switch a protection off. */
    save: async () => {
      if (protections.length > 0 && isSuperAdmin) setAsking(true);
      else await save();
    },
    question: {
      open: isAsking,
      title: 'Bir korumayı kapatıyorsunuz',
      text: `Kapatılacak: ${protections.map((key) => PROTECTIONS[key]).join(', ')}. Bütün süper yöneticilere e-postayla haber verilir.`,
      confirmLabel: 'Kapat ve Kaydet',
      isPending: isSaving,
      refusal,
      onClose: endAsking,
      onConfirm: (typed: string) => {
        password.current = typed;
        void save();
      },
    },
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
