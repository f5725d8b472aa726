import type { Pdf, PdfPicture } from '../../platform/pdf/write-pdf.js';
import { INK, MARGIN } from './paper-pdf.js';

const LINE = '#CFC6BB';
const BODY_SIZE = 9.5;
/** A little more than the head of a table takes. */
const HEAD_HEIGHT = 26;
const PICTURE_SIDE = 40;
/** The width of a column with pictures. */
export const PICTURE_COLUMN = PICTURE_SIDE + 10;

interface PaperTable {
  readonly head: readonly string[];
  /** In points; '*' for what is left. */
  readonly columns: readonly (number | '*')[];
  readonly rows: readonly (readonly string[])[];
  /** The pictures of the rows, in the first column; null for an empty box. Absent: the table has none. */
  readonly pictures?: readonly (PdfPicture | null)[] | undefined;
}

/** Of a cell: above, at the right, below and at the left. */
const PADDING: [number, number, number, number] = [5, 4, 5, 0];

/** A table that goes on on further pages, each of which begins with its head. */
export function drawPaperTable(pdf: Pdf, { head, columns, rows, pictures }: PaperTable): void {
  const heights = heightsOf(pdf, { columns, rows, pictures });
  let drawn = 0;
  do {
    if (drawn < rows.length && rowsOnPage(pdf, heights.slice(drawn)) === 0) pdf.addPage();
    // A row that is higher than a page is drawn all the same.
    const end = drawn + Math.max(rowsOnPage(pdf, heights.slice(drawn)), 1);
    const part = { head, columns, rows: rows.slice(drawn, end) };
    if (pictures) {
      const ofPart = { pictures: pictures.slice(drawn, end), heights: heights.slice(drawn, end) };
      drawWithPictures(pdf, part, ofPart);
    } else {
      drawPart(pdf, part);
    }
    drawn = end;
  } while (drawn < rows.length);
}

interface PicturedRows {
  readonly pictures: readonly (PdfPicture | null)[];
  readonly heights: readonly number[];
}

/** The rows have the given heights, so that the places of their pictures are known. */
function drawWithPictures(pdf: Pdf, part: PaperTable, { pictures, heights }: PicturedRows): void {
  let y = pdf.y + HEAD_HEIGHT;
  drawPart(pdf, part, [HEAD_HEIGHT, ...heights]);
  const after = pdf.y;
  for (const [index, picture] of pictures.entries()) {
    drawPicture(pdf, picture, y + PADDING[0]);
    y += heights[index] ?? 0;
  }
  pdf.x = MARGIN.left;
  pdf.y = after;
}

function drawPicture(pdf: Pdf, picture: PdfPicture | null, y: number): void {
  if (picture) {
    const box = {
      fit: [PICTURE_SIDE, PICTURE_SIDE] as [number, number],
      align: 'center',
      valign: 'center',
    } as const;
    pdf.image(picture, MARGIN.left, y, box);
  } else {
    pdf.save().lineWidth(0.75).rect(MARGIN.left, y, PICTURE_SIDE, PICTURE_SIDE).stroke(LINE).restore();
  }
}

function drawPart(pdf: Pdf, { head, columns, rows }: PaperTable, heights?: readonly number[]): void {
  pdf.font('body').fontSize(BODY_SIZE).fillColor(INK);
  pdf.table({
    position: { x: MARGIN.left, y: pdf.y },
    columnStyles: [...columns],
    ...(heights && { rowStyles: (row: number) => ({ height: heights[row] ?? 0 }) }),
    defaultStyle: { border: [0, 0, 0.75, 0], borderColor: LINE, padding: PADDING, textColor: INK },
    data: [
      head.map((text) => ({ text, type: 'TH' as const, font: { src: 'strong', size: 8 } })),
      ...rows.map((row) => [...row]),
    ],
  });
  pdf.x = MARGIN.left;
  pdf.y += 10;
}

function widthsOf(pdf: Pdf, columns: PaperTable['columns']): number[] {
  const fixed = columns.reduce<number>((sum, column) => sum + (column === '*' ? 0 : column), 0);
  const rest = pdf.page.width - MARGIN.left - MARGIN.right - fixed;
  const shares = columns.filter((column) => column === '*').length;
  return columns.map((column) => (column === '*' ? rest / shares : column));
}

function heightsOf(pdf: Pdf, { columns, rows, pictures }: Omit<PaperTable, 'head'>): number[] {
  pdf.font('body').fontSize(BODY_SIZE);
  const widths = widthsOf(pdf, columns);
  const [above, , below] = PADDING;
  const least = pictures ? PICTURE_SIDE + above + below : 0;
  return rows.map((row) => Math.max(heightOf(pdf, row, widths), least));
}

/** How many of the rows fit below a head on what is left of the page. */
function rowsOnPage(pdf: Pdf, heights: readonly number[]): number {
  let room = pdf.page.height - MARGIN.bottom - pdf.y - HEAD_HEIGHT;
  const next = heights.findIndex((height) => {
    room -= height;
    return room < 0;
  });
  return next === -1 ? heights.length : next;
}

function heightOf(pdf: Pdf, row: readonly string[], widths: readonly number[]): number {
  const [above, right, below, left] = PADDING;
  const texts = row.map((text, index) =>
    pdf.heightOfString(text, { width: (widths[index] ?? 0) - left - right }),
  );
  return Math.max(...texts) + above + below + 1;
}
