import { chakra } from '@chakra-ui/react';
import type { RecordChange } from '@contract/admin/record-history.view.js';
import { formatDateTime } from '@contract/common/dates.js';

interface LastChangeProps {
  readonly record: { readonly createdAt: string; readonly updatedAt: string };
  /** The changes by admins; undefined while they are loading. */
  readonly changes: readonly RecordChange[] | undefined;
}

/** Says when a record was created and last changed, and by which admin. */
export function LastChange({ record: { createdAt, updatedAt }, changes = [] }: LastChangeProps) {
  const admin = changes.find(({ at }) => isSameMoment(at, updatedAt))?.admin ?? null;
  return (
    <chakra.span color="fg.muted" textStyle="note" overflowWrap="anywhere">
      {formatDateTime(createdAt)}
      {updatedAt !== createdAt && ` · son değişiklik ${formatDateTime(updatedAt)}`}
      {updatedAt !== createdAt && admin !== null && `, ${admin}`}
    </chakra.span>
  );
}

/** Record and history are written in one transaction, but with slightly different times. */
const APART_MS = 2000;

function isSameMoment(one: string, other: string): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) <= APART_MS;
}
