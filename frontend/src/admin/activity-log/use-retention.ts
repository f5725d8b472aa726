import { useState } from 'react';
import type { LogRetentionDto } from '@contract/activity-log/log-retention.dto.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';
import { mergeTouched } from '../lib/touched-fields.js';
import { useVersionedSave } from '../lib/use-versioned-save.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { type Days, RETENTION_FIELDS } from './retention-form.js';

interface RetentionOptions {
  readonly isOpen: boolean;
  readonly onSaved: () => void;
}

/** Reads and saves the retention periods, with a check for changes by others. */
export function useRetention({ isOpen, onSaved }: RetentionOptions) {
  const [isSaving, setSaving] = useState(false);
  const { admin, client } = trpc.useUtils();
  const days = trpc.admin.logs.retention.useQuery(undefined, {
    enabled: isOpen,
    refetchOnWindowFocus: false,
  });
  const take = (kept: LogRetentionDto) => admin.logs.retention.setData(undefined, kept);
  const { conflict, save, saveOver, giveUp } = useVersionedSave<Days, LogRetentionDto>({
    version: days.data?.version ?? 0,
    send: async (wanted, version) => {
      take(await client.admin.logs.setRetention.mutate(Object.assign({}, wanted, { version })));
    },
    // Not through the cached query, which would replace the typed values.
    readAgain: () => client.admin.logs.retention.query(),
    merge: (mine, theirs) => mergeTouched<Days>(theirs, mine, (name) => mine[name] !== days.data?.[name]),
    compare: (mine, theirs) => (differences(mine, theirs).length === 0 ? 'same' : 'differs'),
  });
  const finish = async (attempt: Promise<boolean>) => {
    setSaving(true);
    try {
      if (await attempt) {
        toast.success({ text: 'Saklama süreleri kaydedildi.' });
        onSaved();
      }
    } catch (error) {
      giveUp();
      toast.error({ text: describeSaveFailure(error, 'Saklama süreleri kaydedilemedi') });
    } finally {
      setSaving(false);
    }
  };
  return {
    days,
    isSaving,
    save: (wanted: Days) => void finish(save(wanted)),
    conflict: conflict && {
      fields: differences(conflict.mine, conflict.theirs),
      pending: isSaving,
      onKeepMine: () => void finish(saveOver(conflict)),
      onTakeTheirs: () => {
        take(conflict.theirs);
        giveUp();
      },
      onClose: giveUp,
    },
  };
}

function differences(mine: Days, theirs: Days): ConflictField[] {
  return RETENTION_FIELDS.filter(({ name }) => mine[name] !== theirs[name]).map(({ name, label }) => ({
    label,
    mine: `${mine[name]} gün`,
    theirs: `${theirs[name]} gün`,
  }));
}
