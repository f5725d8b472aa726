import { useState } from 'react';
import type { CounterPiece } from '@contract/desk/counter.views.js';
import { slugOfCode } from '@contract/desk/scanned-code.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useDebounced } from '../../lib/use-debounced.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

const PAUSE_MS = 250;

/** Puts a piece on the counter. Returns why it cannot, or null. */
type PutPiece = (piece: CounterPiece) => string | null;

/** What is typed at the counter: a part of a name, or the code of a label, as a hand scanner types it. */
export function usePieceSearch(put: PutPiece) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const debounced = useDebounced(typed.trim(), PAUSE_MS);
  // A code is looked up when it is whole.
  const wanted = typed.trim() === '' || slugOfCode(debounced) !== null ? '' : debounced;

  const take = (piece: CounterPiece): string | null => {
    const refusal = put(piece);
    if (refusal === null) setTyped('');
    return refusal;
  };

  const lookUp = async (code: string): Promise<string | null> => {
    try {
      return take(await utils.admin.counter.scanned.fetch({ code }, { staleTime: 0 }));
    } catch (error) {
      return describeSaveFailure(error, 'Parça aranamadı. Bağlantınızı kontrol edip yeniden deneyin.');
    }
  };

  return {
    ...{ typed, problem, wanted, lookUp },
    type: (text: string) => {
      setTyped(text);
      setProblem(null);
    },
    /** Enter takes the piece of a code, or the only one that was found. */
    enter: async (found: readonly CounterPiece[]) => {
      const text = typed.trim();
      const [first, ...more] = text === wanted ? found : [];
      if (text === '') return;
      if (first === undefined) setProblem(await lookUp(text));
      else setProblem(more.length === 0 ? take(first) : 'Birden çok parça bulundu; birine dokunun.');
    },
  };
}
