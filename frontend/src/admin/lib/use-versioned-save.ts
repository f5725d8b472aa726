import { useState } from 'react';
import { describeError } from '../../lib/describe-error.js';

interface VersionedSaveOptions<Values, Kept> {
  /** As the form was filled with. */
  readonly version: number;
  readonly send: (values: Values, version: number) => Promise<unknown>;
  /** The record as it stands now. */
  readonly readAgain: () => Promise<Kept>;
}

interface Conflict<Values, Kept> {
  readonly mine: Values;
  readonly theirs: Kept;
}

/**
 * Saves what was read with a version. When somebody else was faster, both states are kept for the conflict dialog;
 * whatever else is refused is thrown.
 */
export function useVersionedSave<Values, Kept extends { readonly version: number }>({
  version,
  send,
  readAgain,
}: VersionedSaveOptions<Values, Kept>) {
  const [conflict, setConflict] = useState<Conflict<Values, Kept> | null>(null);
  const attempt = async (values: Values, asOf: number): Promise<boolean> => {
    try {
      await send(values, asOf);
      setConflict(null);
      return true;
    } catch (error) {
      if (describeError(error).code !== 'changed_meanwhile') throw error;
      setConflict({ mine: values, theirs: await readAgain() });
      return false;
    }
  };
  return {
    conflict,
    /** Whether it was saved. */
    save: (values: Values) => attempt(values, version),
    saveOver: ({ mine, theirs }: Conflict<Values, Kept>) => attempt(mine, theirs.version),
    giveUp: () => setConflict(null),
  };
}
