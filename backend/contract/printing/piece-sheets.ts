/** The most orders, or kinds of pieces, of one printed document. */
export const MOST_PRINTED_AT_ONCE = 200;
export const MOST_COPIES = 50;
/** About twenty-four sheets, which a printer and the page bear. */
export const MOST_LABELS = 500;

/** How many labels of each piece one print may have. */
export function mostCopies(pieces: number): number {
  return Math.min(MOST_COPIES, Math.floor(MOST_LABELS / Math.max(1, pieces)));
}

/** A sheet of self-adhesive labels, in millimetres on A4. */
export interface LabelSheet {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** From the left and the upper edge of the paper to the first label. */
  readonly left: number;
  readonly top: number;
  /** Between two columns; rows follow each other without a gap. */
  readonly gap: number;
}

/** The two sheets that stationers sell everywhere. */
export const PIECE_SHEETS = {
  '3x7': {
    name: '63,5 × 38,1 mm (sayfada 21)',
    ...{ columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.25, top: 15.15, gap: 2.5 },
  },
  '3x8': {
    name: '70 × 37 mm (sayfada 24)',
    ...{ columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, gap: 0 },
  },
} as const satisfies Record<string, LabelSheet>;
export type PieceSheet = keyof typeof PIECE_SHEETS;

/** At least one label of the smallest sheet is left. */
export const MOST_SKIPPED = 20;

interface WantedLabels {
  readonly sheet: PieceSheet;
  readonly copies: number;
  readonly skipped: number;
}

/** The labels sheet by sheet, each piece `copies` times; null for a place that stays empty. */
export function labelSheets<Piece>(
  pieces: readonly Piece[],
  { sheet, copies, skipped }: WantedLabels,
): (Piece | null)[][] {
  const { columns, rows } = PIECE_SHEETS[sheet];
  const perSheet = columns * rows;
  const labels = [
    ...Array.from({ length: skipped }, () => null),
    ...pieces.flatMap((piece) => Array.from({ length: copies }, () => piece)),
  ];
  return Array.from({ length: Math.ceil(labels.length / perSheet) }, (_, index) =>
    labels.slice(index * perSheet, (index + 1) * perSheet),
  );
}

/** Where a place of the sheet begins, in millimetres from the left and the upper edge of the paper. */
export function placeOnSheet(
  { columns, width, height, left, top, gap }: LabelSheet,
  index: number,
): { readonly x: number; readonly y: number } {
  return {
    x: left + (index % columns) * (width + gap),
    y: top + Math.floor(index / columns) * height,
  };
}
