import { useState } from 'react';
import type { AdminInformationRequestView } from '@contract/workshops/admin-information-requests.views.js';
import {
  INFORMATION_REQUEST_STATUS_LABELS,
  type InformationRequestStatus,
} from '@contract/workshops/information-request.js';
import { mergeTouched } from '../../lib/touched-fields.js';
import type { ConflictField } from '../../ui/conflict-dialog.js';
import { useRequestActions } from './use-request-actions.js';

interface Conflict {
  readonly mine: { readonly status: InformationRequestStatus; readonly adminNotes: string };
  readonly theirs: AdminInformationRequestView;
  readonly fields: readonly ConflictField[];
}

/** The typed notes and their actions. A change by somebody else meanwhile is never overwritten unseen. */
export function useRequestForm(request: AdminInformationRequestView) {
  // The request when the typing began: a newer version from a live update must not replace it.
  const [read, setRead] = useState(request);
  const [notes, setNotes] = useState(request.adminNotes);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { save, remove, isSaving } = useRequestActions();
  const hasUnsavedNotes = notes.trim() !== read.adminNotes;
  if (!hasUnsavedNotes && request.version !== read.version) {
    setRead(request);
    setNotes(request.adminNotes);
  }

  const take = (theirs: AdminInformationRequestView) => {
    setRead(theirs);
    setNotes(theirs.adminNotes);
    setConflict(null);
  };

  const conflictOf = (wanted: Conflict['mine'], theirs: AdminInformationRequestView): Conflict => {
    const { status, adminNotes } = theirs;
    const mine = mergeTouched({ status, adminNotes }, wanted, (name) => wanted[name] !== read[name]);
    return { mine, theirs, fields: differing(mine, theirs) };
  };

  const store = async (version: number, mine: Conflict['mine']) => {
    const isSaved = await save(
      { id: request.id, version, ...mine },
      {
        onConflict: (theirs) => {
          const found = conflictOf(mine, theirs);
          // Both chose the same, so there is nothing to decide.
          if (found.fields.length === 0) take(theirs);
          else setConflict(found);
        },
      },
    );
    if (!isSaved) return;
    setConflict(null);
    setNotes(mine.adminNotes);
    setRead((before) => ({ ...before, ...mine, version: version + 1 }));
  };

  return {
    notes,
    setNotes,
    conflict,
    hasUnsavedNotes,
    isSaving,
    save: (status: InformationRequestStatus) => store(read.version, { status, adminNotes: notes.trim() }),
    keepMine: async () => {
      if (conflict) await store(conflict.theirs.version, conflict.mine);
    },
    takeTheirs: () => {
      if (conflict) take(conflict.theirs);
    },
    decideLater: () => setConflict(null),
    /** The admin's own answer raises the version, but is no conflict with the notes. */
    noteAnswered: (version: number) =>
      setRead((before) => (before.version === version ? { ...before, version: version + 1 } : before)),
    remove: () => remove(request),
  };
}

function differing(mine: Conflict['mine'], theirs: AdminInformationRequestView): ConflictField[] {
  const all = [
    {
      label: 'Durum',
      mine: INFORMATION_REQUEST_STATUS_LABELS[mine.status],
      theirs: INFORMATION_REQUEST_STATUS_LABELS[theirs.status],
    },
    { label: 'Yönetici notları', mine: mine.adminNotes, theirs: theirs.adminNotes },
  ];
  return all.filter((field) => field.mine !== field.theirs);
}
