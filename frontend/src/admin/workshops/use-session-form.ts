import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { LocalDate } from '@contract/common/dates.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { describeError, type DescribedError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { useLeaveWarning } from '../../lib/use-leave-warning.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import {
  NEW_SESSION,
  type SessionFormValues,
  sessionResolver,
  toSession,
  valuesOf,
} from './session-form-values.js';
import { hasMoved, moveQuestion } from './session-move.js';
import { WORKSHOP_ADDED, WORKSHOP_SAVE_FAILED, WORKSHOP_UPDATED } from './workshops.texts.js';

interface SessionFormOptions {
  /** Null: a new one. */
  readonly session: AdminSessionRow | null;
  /** The day of a new one. */
  readonly day: LocalDate | null;
  readonly onSaved: (date: LocalDate) => void;
}

/** Fills, checks and saves the form; whoever was overtaken by somebody else sees both versions. */
export function useSessionForm({ session, day, onSaved }: SessionFormOptions) {
  const utils = trpc.useUtils();
  const [theirs, setTheirs] = useState<AdminSessionRow | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** What the form was filled from; a save names its version. */
  const [origin, setOrigin] = useState(session);
  const form = useForm<SessionFormValues>({
    resolver: sessionResolver,
    defaultValues: session ? valuesOf(session) : { ...NEW_SESSION, date: day ?? '' },
  });
  const { isDirty } = form.formState;
  const { setValue } = form;
  // The day of a new one is chosen in the calendar, not in a field.
  useEffect(() => {
    if (session === null) setValue('date', day ?? '');
  }, [session, day, setValue]);
  useLeaveWarning(isDirty && !isSaving, 'Workshop formunda yazdıklarınız kaydedilmedi.');

  const fail = async (error: unknown): Promise<void> => {
    const problem = describeError(error, { network: WORKSHOP_SAVE_FAILED, unexpected: WORKSHOP_SAVE_FAILED });
    if (problem.code === 'changed_meanwhile' && session) {
      setTheirs(await utils.client.admin.workshops.view.query({ sessionId: session.id }));
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
      setTheirs(null);
      form.reset(session === null ? { ...NEW_SESSION, date: fields.date } : values);
      toast.success({ text: session === null ? WORKSHOP_ADDED : WORKSHOP_UPDATED });
      await utils.admin.workshops.invalidate();
      onSaved(fields.date);
    } catch (error) {
      await fail(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    form,
    isSaving,
    theirs,
    submit: form.handleSubmit(async (values) => {
      if (origin && hasMoved(origin, values) && origin.livingBookings > 0) {
        if (!(await confirm(moveQuestion(origin, values)))) return;
      }
      await write(values, origin?.version ?? null);
    }),
    keepMine: () => write(form.getValues(), theirs?.version ?? null),
    takeTheirs: () => {
      if (!theirs) return;
      setOrigin(theirs);
      form.reset(valuesOf(theirs));
      setTheirs(null);
    },
    decideLater: () => setTheirs(null),
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
