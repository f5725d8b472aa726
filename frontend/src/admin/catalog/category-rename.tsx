import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import type { AdminCategoryView } from '@contract/catalog/admin-catalog.views.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';
import { toastSaveResult } from '../lib/toast-save-result.js';
import { useVersionedSave } from '../lib/use-versioned-save.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { RENAME_CATEGORY_FAILED, UNSAVED_CATEGORY_NAME } from './product.texts.js';

interface CategoryRenameProps {
  readonly category: AdminCategoryView;
  readonly onEnd: () => void;
}

/** Renames a category as it was when the form was opened, because the list behind may change. */
export function CategoryRename({ category, onEnd }: CategoryRenameProps) {
  const [seen] = useState(category);
  const [typed, setTyped] = useState(seen.name);
  const [isSaving, setSaving] = useState(false);
  const saving = useRename(seen);
  useLeaveWarning(typed !== seen.name && !isSaving, UNSAVED_CATEGORY_NAME);
  const wanted = typed.trim();
  const finish = async (saved: Promise<boolean>) => {
    setSaving(true);
    const done = 'Kategori başarıyla güncellendi.';
    if (await toastSaveResult(saved, { done, failed: RENAME_CATEGORY_FAILED })) onEnd();
    setSaving(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted === seen.name) onEnd();
    else if (wanted !== '') void finish(saving.save(wanted));
  };
  const { conflict } = saving;
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" alignItems="flex-end" flexWrap="wrap" gap="2">
      <chakra.div flex="1" minW="180px">
        <TextField
          label="Kategori adı"
          maxLength={60}
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </chakra.div>
      <Button
        type="submit"
        size="sm"
        disabled={wanted === ''}
        pending={isSaving}
        pendingLabel="Kaydediliyor..."
      >
        Kaydet
      </Button>
      <Button variant="outline" size="sm" onClick={onEnd}>
        Vazgeç
      </Button>
      {conflict && (
        <ConflictDialog
          fields={[{ label: 'Kategori adı', mine: conflict.mine, theirs: conflict.theirs.name }]}
          pending={isSaving}
          onKeepMine={() => void finish(saving.saveOver(conflict))}
          onTakeTheirs={onEnd}
          onClose={saving.giveUp}
        />
      )}
    </chakra.form>
  );
}

function useRename(seen: AdminCategoryView) {
  const utils = trpc.useUtils();
  const renaming = trpc.admin.categories.rename.useMutation({
    onSettled: () =>
      Promise.all([utils.admin.categories.list.invalidate(), utils.admin.products.invalidate()]),
  });
  return useVersionedSave<string, AdminCategoryView>({
    version: seen.version,
    send: (name, version) => renaming.mutateAsync({ id: seen.id, version, name }),
    readAgain: async () => {
      const categories = await utils.admin.categories.list.fetch(undefined, { staleTime: 0 });
      return categories.find(({ id }) => id === seen.id) ?? seen;
    },
    compare: (mine, { name }) => (name === mine ? 'same' : name === seen.name ? 'apart' : 'differs'),
  });
}
