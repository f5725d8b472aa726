import { useCallback } from 'react';
import { type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { PROGRAM_SLOTS, type ProgramSlot } from '@contract/workshops/program-slot.js';

/** The query parameter of a program's dialog. It stays the same, whatever the studio calls the program. */
const NAME = 'program';
const WORDS: Readonly<Record<ProgramSlot, string>> = {
  1: 'seramik',
  2: 'cam-boyama',
  3: 'linol-baski',
  4: 'cocuk',
  5: 'ozel-grup',
};

/** Kept in the history entry, so that Back leads to the page without the dialog. */
interface Opened {
  readonly isProgramOpenedHere: true;
}

export interface ProgramAddress {
  readonly slot: ProgramSlot | null;
  /** Returns a real link, which can be opened in a new tab and shared. */
  readonly linkTo: (slot: ProgramSlot) => Required<Pick<LinkProps, 'to' | 'state'>>;
  readonly close: () => void;
}

export function useProgramAddress(): ProgramAddress {
  const location = useLocation();
  const { search, hash } = location;
  const navigate = useNavigate();
  const word = new URLSearchParams(search).get(NAME);
  const slot = PROGRAM_SLOTS.find((candidate) => WORDS[candidate] === word) ?? null;
  const isOpenedHere = (location.state as Partial<Opened> | null)?.isProgramOpenedHere === true;

  const linkTo = (next: ProgramSlot) => {
    const params = new URLSearchParams(search);
    params.set(NAME, WORDS[next]);
    const opened: Opened = { isProgramOpenedHere: true };
    return { to: { search: params.toString(), hash }, state: opened };
  };
  const close = useCallback(() => {
    if (isOpenedHere) {
      void navigate(-1);
      return;
    }
    const params = new URLSearchParams(search);
    params.delete(NAME);
    void navigate({ search: params.toString(), hash }, { replace: true });
  }, [navigate, search, hash, isOpenedHere]);
  return { slot, linkTo, close };
}
