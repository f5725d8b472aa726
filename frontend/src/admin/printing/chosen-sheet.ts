import { mostCopies, MOST_SKIPPED, PIECE_SHEETS, type PieceSheet } from '@contract/printing/piece-sheets.js';

interface ChosenSheet {
  readonly sheet: PieceSheet;
  readonly copies: number;
  readonly skipped: number;
}

/** The kind of sheet and how it is filled, as the address of the page says; what it gets wrong has its usual value. */
export function chosenSheet(params: URLSearchParams, pieces: number): ChosenSheet {
  const named = Object.keys(PIECE_SHEETS).find((each) => each === params.get('kagit'));
  return {
    sheet: (named ?? '3x7') as PieceSheet,
    copies: within(params.get('adet'), { least: 1, most: mostCopies(pieces) }),
    skipped: within(params.get('bos'), { least: 0, most: MOST_SKIPPED }),
  };
}

function within(
  text: string | null,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const given = Number(text ?? Number.NaN);
  return Number.isInteger(given) && given >= least && given <= most ? given : least;
}
