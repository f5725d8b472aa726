import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { describeError } from '../../lib/server/describe-error.js';
import { Button } from '../../ui/button.js';
import { Note } from '../../ui/note.js';

export interface TrialResult {
  readonly tone: 'success' | 'danger' | 'warning';
  readonly text: string;
}

interface TryButtonProps {
  readonly label: string;
  readonly trial: { readonly isPending: boolean; readonly error: unknown; readonly mutate: () => void };
  /** Null before the first trial. */
  readonly result: TrialResult | null;
  /** Further buttons in the same row. */
  readonly children?: ReactNode;
}

/** Tries a connection, and tells below the button what came of it. */
export function TryButton({ label, trial, result, children }: TryButtonProps) {
  const { isPending, error, mutate } = trial;
  const shown = error ? { tone: 'danger' as const, text: describeError(error).message } : result;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          variant="outline"
          size="sm"
          pending={isPending}
          pendingLabel="Deneniyor..."
          onClick={() => mutate()}
        >
          {label}
        </Button>
        {children}
      </chakra.div>
      <chakra.div role="status" css={{ '&:empty': { display: 'none' } }}>
        {shown !== null && !isPending && <Note tone={shown.tone}>{shown.text}</Note>}
      </chakra.div>
    </>
  );
}
