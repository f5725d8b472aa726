import { chakra } from '@chakra-ui/react';
import type { RecordChange } from '@contract/admin/record-history.view.js';
import { formatDateTime } from '@contract/common/dates.js';

interface LastChangeProps {
  readonly record: { readonly createdAt: string; readonly updatedAt: string };
  /** What admins changed; undefined until it is known. */
  readonly changes: readonly RecordChange[] | undefined;
}

/** When a record came to be and was changed last, and by whom where an admin did it. */
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

/** Record and history are written in one transaction, by clocks of their own. */
const APART_MS = 2000;

function isSameMoment(one: string, other: string): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) <= APART_MS;
}
