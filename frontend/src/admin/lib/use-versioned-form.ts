import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FallbackTexts } from '../../lib/server/describe-error.js';
import { showRefusal } from '../../lib/forms/show-refusal.js';
import { type FieldGroup, isSame, touchedFields, mergeTouched } from './touched-fields.js';
import { useVersionedSave, type VersionedSaveOptions } from './use-versioned-save.js';

interface VersionedFormOptions<Values extends FieldValues, Kept> extends Omit<
  VersionedSaveOptions<Values, Kept>,
  'merge'
> {
  readonly form: UseFormReturn<Values>;
  readonly onSaved: () => void;
  /** The text for failures that the server does not explain. */
  readonly failed: FallbackTexts;
  /** Reports the saving state to a button outside of the form. */
  readonly onSaving?: (isSaving: boolean) => void;
  /** Converts a record into the form's values. */
  readonly valuesOf: (kept: Kept) => Values;
  /** Fields that are one choice, so that a conflict takes all of them from one side. */
  readonly together?: readonly FieldGroup<Values>[];
  /** Takes somebody else's version, with which the form is filled. */
  readonly onTakeTheirs: (theirs: Kept) => void;
}

/**
 * A form of a record with a version. Errors appear at the fields, and a conflict opens its dialog. Only changed
 * fields can conflict; untouched ones take the values that somebody else saved.
 */
export function useVersionedForm<Values extends FieldValues, Kept extends { readonly version: number }>(
  options: VersionedFormOptions<Values, Kept>,
) {
  const { form, failed, onSaved, onSaving, onTakeTheirs, valuesOf, together } = options;
  const [isSaving, setSaving] = useState(false);
  const { conflict, save, saveOver, giveUp } = useVersionedSave<Values, Kept>({
    // The answer was lost or nothing was changed here: the record is already as wanted.
    compare: (mine, theirs) => (isSame(mine, valuesOf(theirs)) ? 'same' : 'differs'),
    ...options,
    merge: (mine, theirs) => mergeTouched(valuesOf(theirs), mine, touchedFields(form, together)),
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
    /** The choices of the conflict dialog. */
    choices: {
      pending: isSaving,
      onKeepMine: () => {
        if (conflict) void finish(saveOver(conflict));
      },
      onTakeTheirs: () => {
        if (conflict) {
          onTakeTheirs(conflict.theirs);
          form.reset(valuesOf(conflict.theirs));
        }
        giveUp();
      },
      onClose: giveUp,
    },
  };
}
