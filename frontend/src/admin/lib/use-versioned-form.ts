import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { OwnWords } from '../../lib/describe-error.js';
import { showRefusal } from '../../lib/show-refusal.js';
import { type FieldGroup, isSame, touchedIn, touchedUpon } from './touched-fields.js';
import { useVersionedSave, type VersionedSaveOptions } from './use-versioned-save.js';

interface VersionedFormOptions<Values extends FieldValues, Kept> extends Omit<
  VersionedSaveOptions<Values, Kept>,
  'merge'
> {
  readonly form: UseFormReturn<Values>;
  readonly onSaved: () => void;
  /** What is said where the server has no better words. */
  readonly failed: OwnWords;
  /** For a button that stands outside the form. */
  readonly onSaving?: (isSaving: boolean) => void;
  /** A record as the form is filled with it. */
  readonly valuesOf: (kept: Kept) => Values;
  /** Fields that are one choice: they are mine or theirs as a whole. */
  readonly together?: readonly FieldGroup<Values>[];
  /** Somebody else's version, to be put into the form. */
  readonly onTakeTheirs: (theirs: Kept) => void;
}

/**
 * A form over a record with a version: refusals stand beside the fields, a conflict waits for its dialog. A conflict is
 * about what was changed here; what was left alone is as somebody else saved it.
 */
export function useVersionedForm<Values extends FieldValues, Kept extends { readonly version: number }>(
  options: VersionedFormOptions<Values, Kept>,
) {
  const { form, failed, onSaved, onSaving, onTakeTheirs, valuesOf, together } = options;
  const [isSaving, setSaving] = useState(false);
  const { conflict, save, saveOver, giveUp } = useVersionedSave<Values, Kept>({
    // An answer that was lost, or nothing of one's own: it is saved as it is wanted.
    compare: (mine, theirs) => (isSame(mine, valuesOf(theirs)) ? 'same' : 'differs'),
    ...options,
    merge: (mine, theirs) => touchedUpon(valuesOf(theirs), mine, touchedIn(form, together)),
  });
  const saving = (now: boolean) => {
    setSaving(now);
    onSaving?.(now);
  };
  const finish = async (attempt: Promise<boolean>) => {
    saving(true);
    try {
      if (await attempt) onSaved();
    } catch (error) {
      giveUp();
      showRefusal(form.setError, error, failed);
    } finally {
      saving(false);
    }
  };
  return {
    conflict,
    submit: form.handleSubmit((values) => finish(save(values))),
    /** For the conflict dialog. */
    choices: {
      pending: isSaving,
      onKeepMine: () => {
        if (conflict) void finish(saveOver(conflict));
      },
      onTakeTheirs: () => {
        if (conflict) onTakeTheirs(conflict.theirs);
        giveUp();
      },
      onClose: giveUp,
    },
  };
}
