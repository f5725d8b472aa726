import type { QrMark } from '../../../contract/printing/printing.views.js';
import { drawLetterhead } from '../../orders/documents/letterhead-pdf.js';
import type { Pdf } from '../../platform/pdf/write-pdf.js';
import type { StudioBrand } from '../../studio/current-studio.js';

export const MARGIN = { top: 54, bottom: 42, left: 42, right: 42 };
export const INK = '#1C1512';
const LINE = '#CFC6BB';
const QR_SIDE = 68;
const BODY_SIZE = 9.5;
/** A little more than the head of a table takes. */
const HEAD_HEIGHT = 26;

/** Millimetres in points of the PDF. */
export const millimetres = (length: number): number => (length * 72) / 25.4;

interface PaperHead {
  readonly title: string;
  readonly line: string;
  readonly qr?: QrMark;
}

/** The studio's mark, what the paper is, and a mark of its number at the right. */
export function drawPaperHead(pdf: Pdf, studio: StudioBrand, { title, line, qr }: PaperHead): void {
  const { left, right, top } = MARGIN;
  pdf.y = top;
  drawLetterhead(pdf, studio, MARGIN);
  const width = pdf.page.width - left - right - (qr ? QR_SIDE + 12 : 0);
  pdf.font('heading').fontSize(18).fillColor(INK).text(title, left, pdf.y, { width });
  pdf.font('body').fontSize(10).text(line, { width });
  if (qr) drawQr(pdf, qr, { x: pdf.page.width - right - QR_SIDE, y: top - 20, side: QR_SIDE });
  pdf.x = left;
  pdf.y = Math.max(pdf.y, top + QR_SIDE - 20) + 14;
}

export function drawQr(
  pdf: Pdf,
  { size, path }: QrMark,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  pdf
    .save()
    .translate(x, y)
    .scale(side / size)
    .path(path)
    .fill('#000')
    .restore();
}

interface PaperTable {
  readonly head: readonly string[];
  /** In points; '*' for what is left. */
  readonly columns: readonly (number | '*')[];
  readonly rows: readonly (readonly string[])[];
}

/** Of a cell: above, at the right, below and at the left. */
const PADDING: [number, number, number, number] = [5, 4, 5, 0];

/** A table that goes on on further pages, each of which begins with its head. */
export function drawPaperTable(pdf: Pdf, { head, columns, rows }: PaperTable): void {
  const widths = widthsOf(pdf, columns);
  let left = rows;
  do {
    if (left.length > 0 && rowsOnPage(pdf, left, widths) === 0) pdf.addPage();
    // A row that is higher than a page is drawn all the same.
    const shown = left.slice(0, Math.max(rowsOnPage(pdf, left, widths), 1));
    drawPart(pdf, { head, columns, rows: shown });
    left = left.slice(shown.length);
  } while (left.length > 0);
}

function drawPart(pdf: Pdf, { head, columns, rows }: PaperTable): void {
  pdf.font('body').fontSize(BODY_SIZE).fillColor(INK);
  pdf.table({
    position: { x: MARGIN.left, y: pdf.y },
    columnStyles: [...columns],
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

/** How many of the rows fit below a head on what is left of the page. */
function rowsOnPage(pdf: Pdf, rows: PaperTable['rows'], widths: readonly number[]): number {
  pdf.font('body').fontSize(BODY_SIZE);
  let room = pdf.page.height - MARGIN.bottom - pdf.y - HEAD_HEIGHT;
  const next = rows.findIndex((row) => {
    room -= heightOf(pdf, row, widths);
    return room < 0;
  });
  return next === -1 ? rows.length : next;
}

function heightOf(pdf: Pdf, row: readonly string[], widths: readonly number[]): number {
  const [above, right, below, left] = PADDING;
  const texts = row.map((text, index) =>
    pdf.heightOfString(text, { width: (widths[index] ?? 0) - left - right }),
  );
  return Math.max(...texts) + above + below + 1;
}

/** Begins a page for each paper but the first, and lets other requests in between. */
export async function eachOnItsPage<Paper>(
  pdf: Pdf,
  papers: readonly Paper[],
  draw: (paper: Paper) => void,
): Promise<void> {
  for (const [index, paper] of papers.entries()) {
    if (index > 0) pdf.addPage();
    draw(paper);
    await new Promise(setImmediate);
  }
}
