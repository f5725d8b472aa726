import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useLeaveWarning } from '../../lib/use-leave-warning.js';
import { toast } from '../../ui/toast.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import { NOT_SAVED, UNSAVED } from './studio.texts.js';

type Versioned = FieldValues & { readonly version: number };

interface DetailsFormOptions<Values extends Versioned> {
  readonly read: Values;
  readonly resolver: Resolver<Values>;
  readonly send: (typed: Values) => Promise<void>;
  readonly readAgain: () => Promise<Values>;
  /** The text of the note after saving. */
  readonly saved: string;
}

/** A form of details that are saved as a whole. Later reads do not replace what somebody is editing. */
export function useDetailsForm<Values extends Versioned>(options: DetailsFormOptions<Values>) {
  const { read, resolver, send, readAgain, saved } = options;
  const [kept, setKept] = useState(read);
  const form = useForm<Values>({ resolver, defaultValues: kept as DefaultValues<Values>, values: kept });
  const { isDirty, isSubmitting } = form.formState;
  if (kept.version !== read.version && !isDirty) setKept(read);
  useLeaveWarning(isDirty && !isSubmitting, UNSAVED);
  const { conflict, submit, choices } = useVersionedForm<Values, Values>({
    form,
    valuesOf: (theirs) => theirs,
    version: kept.version,
    failed: NOT_SAVED,
    send: (typed, version) => send({ ...typed, version }),
    readAgain,
    onSaved: () => {
      form.reset(form.getValues());
      toast.success({ text: saved });
    },
    onTakeTheirs: setKept,
  });
  return { form, conflict, submit, choices };
}
