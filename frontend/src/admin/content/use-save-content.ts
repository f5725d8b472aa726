import { useState } from 'react';
import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { toastSaveResult } from '../lib/toast-save-result.js';
import { useVersionedSave } from '../lib/use-versioned-save.js';
import { readable, startOf } from './content-values.js';
import { SAVE_FAILED } from './content.texts.js';

interface SaveOptions {
  readonly done: string;
  readonly onSaved: () => void;
  /** Called to continue with somebody else's text. */
  readonly onTakeTheirs: () => void;
}

/** Saves a text over the version that was read. When two admins changed it, a dialog shows both versions. */
export function useSaveContent(item: AdminContentItem, { done, onSaved, onTakeTheirs }: SaveOptions) {
  const { admin, client } = trpc.useUtils();
  const [isSaving, setSaving] = useState(false);
  const { section, key } = item;
  const readList = () => admin.content.list.fetch(undefined, { staleTime: 0 });
  const { conflict, save, saveOver, giveUp } = useVersionedSave<string, AdminContentItem>({
    version: item.version,
    send: (value, version) => client.admin.content.save.mutate({ section, key, value, version }),
    readAgain: async () => (await readList()).find(({ id }) => id === item.id) ?? item,
    compare: (mine, { own }) => (own === mine ? 'same' : 'differs'),
  });
  const finish = async (attempt: Promise<boolean>) => {
    setSaving(true);
    if (await toastSaveResult(attempt, { done, failed: SAVE_FAILED })) {
      onSaved();
      await admin.content.invalidate();
    }
    setSaving(false);
  };
  return {
    isSaving,
    save: (value: string) => finish(save(value.trim())),
    conflict: conflict && {
      fields: [
        {
          label: item.label,
          mine: readable(item, conflict.mine === '' ? item.builtIn : conflict.mine),
          theirs: readable(item, startOf(conflict.theirs)),
        },
      ],
      pending: isSaving,
      onKeepMine: () => void finish(saveOver(conflict)),
      onTakeTheirs: () => {
        giveUp();
        onTakeTheirs();
      },
      onClose: giveUp,
    },
  };
}
