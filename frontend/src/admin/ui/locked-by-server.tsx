import { Lock } from 'lucide-react';
import { Note } from '../../ui/note.js';
import { lockedText } from '../lib/locked-text.js';

interface LockedByServerProps {
  /** The variables of the server's environment. */
  readonly variables: readonly string[];
  /** What they fix. */
  readonly what: string;
}

/** Says that something is fixed by the server's environment, which wins over what is saved here. */
export function LockedByServer({ variables, what }: LockedByServerProps) {
  return <Note icon={Lock}>{lockedText(variables, what)}</Note>;
}
