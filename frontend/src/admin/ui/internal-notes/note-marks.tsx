import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import type { NoteSubjectKind } from '@contract/internal-notes/internal-note.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Icon } from '../../../ui/icon.js';

/** The ids of the shown records that have a note. */
const Noted = createContext<readonly string[]>([]);

interface NoteMarksProps {
  readonly kind: NoteSubjectKind;
  /** The rows of the page; undefined while they load. */
  readonly rows: readonly { readonly id: string }[] | undefined;
  readonly children: ReactNode;
}

/** Lets the rows of a list say which of them have notes. Without an answer no row is marked. */
export function NoteMarks({ kind, rows = [], children }: NoteMarksProps) {
  const noted = trpc.admin.notes[kind].noted.useQuery(
    { ids: rows.map(({ id }) => id) },
    { enabled: rows.length > 0, placeholderData: keepPreviousData },
  );
  return <Noted value={noted.data ?? NONE}>{children}</Noted>;
}

const NONE: readonly string[] = [];

/** 'Not var', beside the name of a row that has a note. */
export function NoteMark({ id }: { readonly id: string }) {
  if (!useContext(Noted).includes(id)) return null;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="sm"
      fontWeight="400"
      letterSpacing="normal"
      color="fg.muted"
      whiteSpace="nowrap"
    >
      <Icon as={StickyNote} size="sm" />
      Not var
    </chakra.span>
  );
}
