import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { LocalDate } from '@contract/common/dates.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { describeError, type DescribedError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { isSame, touchedFields, mergeTouched } from '../lib/touched-fields.js';
import {
  NEW_SESSION,
  type SessionFormValues,
  sessionResolver,
  toSession,
  valuesOf,
} from './session-form-values.js';
import { expectedGuests } from './session-guests.js';
import { hasMoved, moveQuestion } from './session-move.js';
import { WORKSHOP_ADDED, WORKSHOP_SAVE_FAILED, WORKSHOP_UPDATED } from './workshops.texts.js';

interface SessionFormOptions {
  /** Null for a new session. */
  readonly session: AdminSessionRow | null;
  /** The day of a new session. */
  readonly day: LocalDate | null;
  readonly onSaved: (date: LocalDate) => void;
}

interface SessionConflict {
  /** The changes made here, merged into their version. */
  readonly mine: SessionFormValues;
  readonly theirs: AdminSessionRow;
}

/** Fills, validates and saves the form. When somebody else saved first, it shows both versions. */
export function useSessionForm({ session, day, onSaved }: SessionFormOptions) {
  const utils = trpc.useUtils();
  const [conflict, setConflict] = useState<SessionConflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** The session that the form was filled from; a save names its version. */
  const [origin, setOrigin] = useState(session);
  const form = useForm<SessionFormValues>({
    resolver: sessionResolver(session),
    defaultValues: session ? valuesOf(session) : { ...NEW_SESSION, date: day ?? '' },
  });
  const { isDirty } = form.formState;
  const { setValue } = form;
  // The day of a new session is chosen in the calendar, not in a field.
  useEffect(() => {
    if (session === null) setValue('date', day ?? '');
  }, [session, day, setValue]);
  useLeaveWarning(isDirty && !isSaving, 'Workshop formunda yazdıklarınız kaydedilmedi.');

  const end = async (saved: SessionFormValues): Promise<void> => {
    setConflict(null);
    form.reset(session === null ? { ...NEW_SESSION, date: saved.date } : saved);
    // Before the reading, during which the admin may already be on the way to another page.
    onSaved(saved.date);
    toast.success({ text: session === null ? WORKSHOP_ADDED : WORKSHOP_UPDATED });
    await utils.admin.workshops.invalidate();
  };

  const fail = async (error: unknown): Promise<void> => {
    const problem = describeError(error, { network: WORKSHOP_SAVE_FAILED, unexpected: WORKSHOP_SAVE_FAILED });
    if (problem.code === 'changed_meanwhile' && session) {
      const theirs = await utils.client.admin.workshops.view.query({ sessionId: session.id });
      const mine = mergeTouched(valuesOf(theirs), form.getValues(), touchedFields(form));
      // The answer was lost or nothing was changed here: the session is already as wanted.
      if (isSame(mine, valuesOf(theirs))) await end(mine);
      else setConflict({ theirs, mine });
      return;
    }
    showAtFields(problem, form.setError);
    toast.error({ text: Object.values(problem.fields)[0] ?? problem.message });
  };

  const write = async (values: SessionFormValues, version: number | null): Promise<void> => {
    const fields = toSession(values);
    setSaving(true);
    try {
      const { create, update } = utils.client.admin.workshops;
      if (session === null) {
        await create.mutate(fields);
      } else {
        const named = { sessionId: session.id, version: version ?? session.version };
        await update.mutate(Object.assign(fields, named));
      }
      await end(values);
    } catch (error) {
      await fail(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    form,
    isSaving,
    conflict,
    submit: form.handleSubmit(async (values) => {
      if (origin && hasMoved(origin, values) && expectedGuests(origin) > 0) {
        if (!(await confirm(moveQuestion(origin, values)))) return;
      }
      await write(values, origin?.version ?? null);
    }),
    keepMine: async () => {
      if (conflict) await write(conflict.mine, conflict.theirs.version);
    },
    takeTheirs: () => {
      if (!conflict) return;
      setOrigin(conflict.theirs);
      form.reset(valuesOf(conflict.theirs));
      setConflict(null);
    },
    decideLater: () => setConflict(null),
  };
}

function showAtFields(
  { fields }: DescribedError,
  setError: (
    name: keyof SessionFormValues,
    error: { message: string },
    focus?: { shouldFocus: boolean },
  ) => void,
): void {
  for (const [field, message] of Object.entries(fields)) {
    if (field in NEW_SESSION) setError(field as keyof SessionFormValues, { message }, { shouldFocus: true });
  }
}
