import type { QrMark } from '../../../contract/printing/printing.views.js';
import { drawLetterhead } from '../../orders/documents/letterhead-pdf.js';
import type { Pdf } from '../../platform/pdf/write-pdf.js';
import type { StudioBrand } from '../../studio/current-studio.js';

export const MARGIN = { top: 54, bottom: 42, left: 42, right: 42 };
export const INK = '#1C1512';
const QR_SIDE = 68;

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
