import { PDFDocument, type PDFPage, type TransformationMatrix } from '@cantoo/pdf-lib';

/** A page of a PDF that somebody else made, and the page of ours on which it is drawn; both are counted from 0. */
export interface Stamp {
  readonly onto: number;
  readonly file: Buffer;
  readonly page: number;
}

/** How many pages a PDF that somebody else made has; null for one that cannot be read, or is encrypted. */
export async function pageCount(file: Buffer): Promise<number | null> {
  try {
    const count = (await PDFDocument.load(file, { throwOnInvalidObject: true })).getPageCount();
    return count > 0 ? count : null;
  } catch {
    return null;
  }
}

/** Draws pages of other PDFs in the upper left corner of ours, in their own size, or smaller where they would not fit. */
export async function stampPages(pdf: Buffer, stamps: readonly Stamp[]): Promise<Buffer> {
  if (stamps.length === 0) return pdf;
  const ours = await PDFDocument.load(pdf);
  for (const { onto, file, page } of stamps) {
    const source = (await PDFDocument.load(file)).getPage(page);
    const [width, height, matrix] = upright(source);
    const embedded = await ours.embedPage(source, undefined, matrix);
    const target = ours.getPage(onto);
    const scale = Math.min(1, target.getWidth() / width, target.getHeight() / height);
    const y = target.getHeight() - scale * height;
    target.drawPage(embedded, { x: 0, y, xScale: scale, yScale: scale });
  }
  return Buffer.from(await ours.save());
}

/** The page's size as a reader shows it, and what turns it so, with its lower left corner at zero. */
function upright(page: PDFPage): [number, number, TransformationMatrix] {
  const { x: left, y: bottom, width, height } = page.getMediaBox();
  const [right, top] = [left + width, bottom + height];
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return [height, width, [0, -1, 1, 0, -bottom, right]];
    case 180:
      return [width, height, [-1, 0, 0, -1, right, top]];
    case 270:
      return [height, width, [0, 1, -1, 0, top, -left]];
    default:
      return [width, height, [1, 0, 0, 1, -left, -bottom]];
  }
}
