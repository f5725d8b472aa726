import { chakra } from '@chakra-ui/react';
import { MAX_FOLDER_NAME } from '@contract/media/media-folder.dto.js';
import { type SubmitEvent, useState } from 'react';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { Button } from '../../ui/button.js';
import { TextField } from '../../ui/text-field.js';

export const UNSAVED_FOLDER = 'Yazdığınız klasör adı kaydedilmedi.';

interface FolderNameProps {
  readonly label: string;
  readonly submitLabel: string;
  /** Empty for a new folder. */
  readonly name: string;
  readonly onSubmit: (name: string) => Promise<boolean>;
  /** Ends renaming; a form for new folders has no end. */
  readonly onEnd?: () => void;
}

/** The form for the name of a new or an existing folder. */
export function FolderName({ label, submitLabel, name, onSubmit, onEnd }: FolderNameProps) {
  const [typed, setTyped] = useState(name);
  const [isSaving, setSaving] = useState(false);
  useLeaveWarning(typed !== name && !isSaving, UNSAVED_FOLDER);
  const wanted = typed.trim();
  const save = async () => {
    setSaving(true);
    if (await onSubmit(wanted)) {
      setTyped(name);
      onEnd?.();
    }
    setSaving(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (wanted === '' || isSaving) return;
    if (wanted === name) onEnd?.();
    else void save();
  };
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" alignItems="flex-end" flexWrap="wrap" gap="2">
      <chakra.div flex="1" minW="180px">
        <TextField
          label={label}
          maxLength={MAX_FOLDER_NAME}
          autoFocus={onEnd !== undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </chakra.div>
      <Button type="submit" disabled={wanted === ''} pending={isSaving} pendingLabel="Kaydediliyor...">
        {submitLabel}
      </Button>
      {onEnd && (
        <Button variant="outline" onClick={onEnd}>
          Vazgeç
        </Button>
      )}
    </chakra.form>
  );
}
