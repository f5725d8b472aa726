import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminLegalText } from '@contract/legal/legal.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { toast } from '../../ui/toast.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import { NOT_SAVED, UNSAVED } from './legal.texts.js';
import { legalResolver, type LegalValues, legalValues } from './legal-values.js';

/** The form of a text's draft. Later reads do not replace what somebody is writing. */
export function useLegalForm(read: AdminLegalText) {
  const { client, admin } = trpc.useUtils();
  const { kind } = read;
  const [kept, setKept] = useState(() => legalValues(read));
  const form = useForm<LegalValues>({ resolver: legalResolver, defaultValues: kept, values: kept });
  const { isDirty, isSubmitting } = form.formState;
  if (kept.version !== read.draftVersion && !isDirty) setKept(legalValues(read));
  useLeaveWarning(isDirty && !isSubmitting, UNSAVED);
  const versioned = useVersionedForm<LegalValues, LegalValues>({
    form,
    valuesOf: (theirs) => theirs,
    version: kept.version,
    failed: NOT_SAVED,
    send: (typed, version) => client.admin.legal.saveDraft.mutate({ ...typed, version }),
    readAgain: async () => legalValues(await client.admin.legal.text.query({ kind })),
    onSaved: () => {
      form.reset(form.getValues());
      void admin.legal.text.invalidate({ kind });
      toast.success({ text: 'Taslak kaydedildi; alıcılar onu yürürlüğe alınca görür.' });
    },
    onTakeTheirs: setKept,
  });
  return { form, ...versioned };
}
