import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { NOTE_LENGTH, type NoteSubject } from '@contract/internal-notes/internal-note.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { Button } from '../../../ui/button.js';
import { TextArea } from '../../../ui/text-field.js';
import { fallbackText } from '../../lib/fallback-texts.js';
import { useNoteDraft } from './note-drafts.js';
import { useNoteChanges } from './use-note-changes.js';

const MISSING = 'Önce notu yazın.';

/** Writes a note about a record. What was typed stays until it is saved. */
export function NoteForm({ about }: { readonly about: NoteSubject }) {
  const [text, setText] = useNoteDraft(about);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { add } = useNoteChanges();
  const save = async () => {
    setSaving(true);
    try {
      await add(about, text.trim());
      setText('');
    } catch (failure) {
      const { message, fields } = describeError(
        failure,
        fallbackText('Not kaydedilemedi; yazdığınız duruyor.'),
      );
      setError(fields['text'] ?? message);
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const problem = problemOf(text);
    setError(problem);
    if (problem === undefined && !isSaving) void save();
  };
  return (
    <chakra.form noValidate aria-label="İç not yazın" onSubmit={submit} display="grid" gap="2">
      <TextArea
        label="Yeni iç not"
        labelHidden
        placeholder="Ekipteki herkesin bilmesi gerekeni yazın"
        rows={2}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <chakra.div>
        <Button type="submit" variant="outline" size="sm" pending={isSaving} pendingLabel="Kaydediliyor...">
          Not Ekle
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

function problemOf(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return MISSING;
  return length > NOTE_LENGTH
    ? `En fazla ${NOTE_LENGTH} karakter yazabilirsiniz; ${length} yazdınız.`
    : undefined;
}
