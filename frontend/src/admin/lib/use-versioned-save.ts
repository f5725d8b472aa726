import { useState } from 'react';
import { describeError } from '../../lib/server/describe-error.js';

/** The result of comparing a record that somebody else saved with what is to be saved here. */
export type Comparison =
  /** The other change touches different fields, so mine is saved as well. */
  | 'apart'
  /** The saved record already has the wanted values. */
  | 'same'
  | 'differs';

export interface VersionedSaveOptions<Values, Kept> {
  /** The version that the form was filled with. */
  readonly version: number;
  readonly send: (values: Values, version: number) => Promise<unknown>;
  /** Reads the current record. */
  readonly readAgain: () => Promise<Kept>;
  /** Merges the changes into their version; without it everything is overwritten. */
  readonly merge?: (mine: Values, theirs: Kept) => Values;
  /** Without it, the dialog shows every other version. */
  readonly compare?: (mine: Values, theirs: Kept) => Comparison;
}

interface Conflict<Values, Kept> {
  readonly mine: Values;
  readonly theirs: Kept;
}

const isConflict = (error: unknown) => describeError(error).code === 'changed_meanwhile';

/**
 * Saves a record with the version that was read. When somebody else saved first, both versions are kept for the
 * conflict dialog; any other error is thrown.
 */
export function useVersionedSave<Values, Kept extends { readonly version: number }>({
  version,
  send,
  readAgain,
  merge = (mine) => mine,
  compare = () => 'differs',
}: VersionedSaveOptions<Values, Kept>) {
  const [conflict, setConflict] = useState<Conflict<Values, Kept> | null>(null);
  /** Returns the conflicting record, or null when it was saved. */
  const sendOrRead = async (values: Values, asOf: number): Promise<Kept | null> => {
    try {
      await send(values, asOf);
      return null;
    } catch (error) {
      if (!isConflict(error)) throw error;
      return readAgain();
    }
  };
  const attempt = async (wanted: Values, asOf: number): Promise<boolean> => {
    let mine = wanted;
    const sendMine = async (version: number) => {
      const theirs = await sendOrRead(mine, version);
      if (theirs !== null) mine = merge(mine, theirs);
      return theirs;
    };
    let theirs = await sendMine(asOf);
    if (theirs !== null && compare(mine, theirs) === 'apart') theirs = await sendMine(theirs.version);
    const isSaved = theirs === null || compare(mine, theirs) === 'same';
    setConflict(isSaved || theirs === null ? null : { mine, theirs });
    return isSaved;
  };
  return {
    conflict,
    /** Resolves to whether it was saved. */
    save: (values: Values) => attempt(values, version),
    saveOver: ({ mine, theirs }: Conflict<Values, Kept>) => attempt(mine, theirs.version),
    giveUp: () => setConflict(null),
  };
}
