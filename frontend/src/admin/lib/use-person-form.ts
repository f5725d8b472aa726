import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { Word } from '@contract/people/word.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { toast } from '../../ui/toast.js';
import type { ToastMessage } from '../../ui/toaster.js';
import { comparePerson, differingFields, type PersonShown } from './compare-person.js';
import { describeWord } from './describe-word.js';
import { fallbackText } from './fallback-texts.js';
import { useVersionedForm } from './use-versioned-form.js';

const CORRECTED = 'Bilgiler düzeltildi.';
const NOT_SAVED = fallbackText('Bilgiler kaydedilemedi.');

interface Corrected {
  /** How the person learnt of it; null when there was nothing to tell. */
  readonly word: Word | null;
  readonly phone: string;
}

/** A record that names a person: how its form is filled, sent and compared. */
interface PersonRecord<Values extends FieldValues, Kept> {
  readonly resolver: Resolver<Values>;
  readonly valuesOf: (kept: Kept) => Values;
  readonly shownOf: (kept: Kept) => PersonShown;
  readonly wantedOf: (mine: Values, theirs: Kept) => PersonShown;
  readonly send: (values: Values) => Promise<Corrected>;
  readonly readAgain: () => Promise<Kept>;
  /** What is asked of who leaves with changes. */
  readonly unsaved: string;
}

export interface PersonFormEvents {
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

/** A form that corrects what a record says of a person, and says whether the person learnt of it. */
export function usePersonForm<Values extends FieldValues, Kept extends { readonly version: number }>(
  read: Kept,
  record: PersonRecord<Values, Kept>,
  { onSaving, onSaved }: PersonFormEvents,
) {
  const { resolver, valuesOf, shownOf, wantedOf, send, readAgain, unsaved } = record;
  // The version with which the form was filled; later reads do not replace it.
  const [kept, setKept] = useState(read);
  const form = useForm<Values>({ resolver, defaultValues: valuesOf(kept) as DefaultValues<Values> });
  const { isDirty, isSubmitting } = form.formState;
  // What another try finds corrected already was told of by the first.
  const saved = useRef<ToastMessage>({ text: CORRECTED });
  const { conflict, submit, choices } = useVersionedForm<Values, Kept>({
    form,
    valuesOf,
    version: kept.version,
    send: async (values, version) => {
      const { word, phone } = await send(Object.assign(values, { version }));
      saved.current = describeWord(CORRECTED, word, phone);
    },
    readAgain,
    compare: (mine, theirs) =>
      comparePerson({ from: shownOf(kept), wanted: wantedOf(mine, theirs), theirs: shownOf(theirs) }),
    failed: NOT_SAVED,
    onSaving,
    onSaved: () => {
      form.reset(form.getValues());
      toast.success(saved.current);
      onSaved();
    },
    onTakeTheirs: setKept,
  });
  useLeaveWarning(isDirty && !isSubmitting, unsaved);
  const conflictFields =
    conflict && differingFields(wantedOf(conflict.mine, conflict.theirs), shownOf(conflict.theirs));
  return { form, kept, submit, conflictFields, choices };
}
