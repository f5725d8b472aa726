import { useState } from 'react';
import { describeError } from '../../lib/describe-error.js';

/** What a record that somebody else saved first means for what I want to save. */
export type Comparison =
  /** Another's change touches nothing of mine: mine is saved as well. */
  | 'apart'
  /** What I want stands there already. */
  | 'same'
  | 'differs';

export interface VersionedSaveOptions<Values, Kept> {
  /** As the form was filled with. */
  readonly version: number;
  readonly send: (values: Values, version: number) => Promise<unknown>;
  /** The record as it stands now. */
  readonly readAgain: () => Promise<Kept>;
  /** What is wanted upon theirs; left out: all of mine. */
  readonly merge?: (mine: Values, theirs: Kept) => Values;
  /** Left out: every other version is shown. */
  readonly compare?: (mine: Values, theirs: Kept) => Comparison;
}

interface Conflict<Values, Kept> {
  readonly mine: Values;
  readonly theirs: Kept;
}

const isConflict = (error: unknown) => describeError(error).code === 'changed_meanwhile';

/**
 * Saves what was read with a version. When somebody else was faster, both states are kept for the conflict dialog;
 * whatever else is refused is thrown.
 */
export function useVersionedSave<Values, Kept extends { readonly version: number }>({
  version,
  send,
  readAgain,
  merge = (mine) => mine,
  compare = () => 'differs',
}: VersionedSaveOptions<Values, Kept>) {
  const [conflict, setConflict] = useState<Conflict<Values, Kept> | null>(null);
  /** Answers the record that stands in the way; null when it was saved. */
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
    /** Whether it was saved. */
    save: (values: Values) => attempt(values, version),
    saveOver: ({ mine, theirs }: Conflict<Values, Kept>) => attempt(mine, theirs.version),
    giveUp: () => setConflict(null),
  };
}
