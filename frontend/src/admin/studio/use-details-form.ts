import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { toast } from '../../ui/toast.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import type { EditedSection } from './edited-section.js';
import { NOT_SAVED, UNSAVED } from './studio.texts.js';

export type Versioned = FieldValues & { readonly version: number };

interface DetailsFormOptions<Values extends Versioned> {
  readonly of: EditedSection<Values>;
  readonly read: Values;
  readonly send: (typed: Values) => Promise<void>;
  readonly readAgain: () => Promise<Values>;
  /** The text of the note after saving. */
  readonly saved: string;
}

/** The rules keep their order: the first broken one of a field is shown. */
const OPTIONS = { validator: { stopAtFirstError: true } };

/** A form of details that are saved as a whole. Later reads do not replace what somebody is editing. */
export function useDetailsForm<Values extends Versioned>(options: DetailsFormOptions<Values>) {
  const { of, read, send, readAgain, saved } = options;
  const { valuesOf = (details: Values) => details } = of;
  const [resolver] = useState(() => classValidatorResolver(of.dto, OPTIONS) as unknown as Resolver<Values>);
  const [kept, setKept] = useState(() => valuesOf(read));
  const form = useForm<Values>({ resolver, defaultValues: kept as DefaultValues<Values>, values: kept });
  const [isSaved, setSaved] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  if (kept.version !== read.version && !isDirty) setKept(valuesOf(read));
  useLeaveWarning(isDirty && !isSubmitting, UNSAVED);
  const { conflict, submit, choices } = useVersionedForm<Values, Values>({
    form,
    valuesOf: (theirs) => theirs,
    version: kept.version,
    failed: NOT_SAVED,
    send: (typed, version) => send({ ...typed, version }),
    readAgain: async () => valuesOf(await readAgain()),
    onSaved: () => {
      form.reset(form.getValues());
      setSaved(true);
      toast.success({ text: saved });
    },
    onTakeTheirs: setKept,
  });
  return { of, form, inForce: kept, isSaved: isSaved && !isDirty, conflict, submit, choices };
}

/** A form that `DetailsForm` shows. */
export type DetailsEditing<Values extends Versioned> = ReturnType<typeof useDetailsForm<Values>>;
