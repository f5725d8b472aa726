import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';

export interface HistoryEntry {
  readonly key: string;
  /** An ISO instant. */
  readonly at: string;
  readonly text: string;
  /** The admin who did it; null for the customer. */
  readonly who: string | null;
}

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** True when the changes by admins could not be read. */
  readonly isLost: boolean;
}

/** Lists the events of a record, the newest first. */
export function HistoryList({ entries, isLost }: HistoryListProps) {
  const newestFirst = entries.toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <>
      <chakra.ol display="grid" gap="1.5" textStyle="sm">
        {newestFirst.map(({ key, at, text, who }) => (
          <chakra.li key={key} display="grid" gridTemplateColumns="116px minmax(0, 1fr)" gap="3">
            <chakra.time dateTime={at} color="fg.muted" whiteSpace="nowrap">
              {formatDateTime(at)}
            </chakra.time>
            <chakra.span overflowWrap="anywhere">
              {text}
              {who !== null && ` · ${who}`}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
      {isLost && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          Yöneticilerin değişiklikleri şu anda okunamıyor.
        </chakra.p>
      )}
    </>
  );
}
