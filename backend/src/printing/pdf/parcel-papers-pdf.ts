import type { PrintedStudio } from '../../../contract/printing/printing.views.js';
import { drawPdfPage } from '../../platform/pdf/import/draw-pdf-page.js';
import { PdfFile } from '../../platform/pdf/import/pdf-file.js';
import { type Pdf, writePdf } from '../../platform/pdf/write-pdf.js';
import type { StudioBrand } from '../../studio/current-studio.js';
import type { PapersOfParcels, ParcelPapers } from '../parcels/read-parcel-papers.service.js';
import type { PrintedPictures } from '../pictures/printed-pictures.service.js';
import { A6_HEIGHT, A6_WIDTH, drawAddressLabel } from './labels-pdf.js';
import { drawSlip, slipFrame } from './order-papers-pdf.js';
import { eachOnItsPage, INK, MARGIN } from './paper-pdf.js';

const UNREADABLE =
  'Bu paketin kargo etiketi buraya basılamadı; etiket alındı ve geçerli. Onu Geliver panelinden yazdırın.';

/** For each parcel its label and then its slip, all on A4, so that one printer without other paper prints the whole. */
export function parcelPapersPdf(
  { papers, studio }: PapersOfParcels,
  brand: StudioBrand,
  pictures: PrintedPictures,
): Promise<Buffer> {
  return writePdf({ size: 'A4', margins: MARGIN, info: { Title: 'Etiketler ve fişler' } }, (pdf) => {
    const frame = slipFrame(pdf, { brand, studio, pictures });
    return eachOnItsPage(pdf, papers, (paper) => {
      if (paper.label !== null) {
        drawLabel(pdf, paper.label, studio);
        pdf.addPage();
      }
      drawSlip(pdf, paper.slip, { ...frame, title: titleOf(paper) });
    });
  });
}

function titleOf({ position }: ParcelPapers): string {
  return position === null ? 'Paket fişi' : `Paket fişi (paket ${position})`;
}

/** In its own size in the corner, where it is cut off. */
function drawLabel(pdf: Pdf, label: NonNullable<ParcelPapers['label']>, studio: PrintedStudio): void {
  if (!Buffer.isBuffer(label)) {
    drawAddressLabel(pdf, label, studio);
    drawCut(pdf);
    return;
  }
  const { width, height } = pdf.page;
  const file = readLabel(label);
  if (file === null) pdf.font('body').fontSize(11).fillColor(INK).text(UNREADABLE);
  file?.pages().forEach((page, index) => {
    if (index > 0) pdf.addPage();
    drawPdfPage(pdf, { file, page }, { x: 0, y: 0, width, height });
  });
}

/** Null for a file of an unusual kind, which must not keep the other papers from being printed. */
function readLabel(label: Buffer): PdfFile | null {
  try {
    const file = new PdfFile(label);
    return file.pages().length > 0 ? file : null;
  } catch {
    return null;
  }
}

function drawCut(pdf: Pdf): void {
  pdf.save().lineWidth(0.5).dash(4, { space: 4 }).strokeColor('#b8aca0');
  pdf.moveTo(A6_WIDTH, 0).lineTo(A6_WIDTH, A6_HEIGHT).lineTo(0, A6_HEIGHT).stroke();
  pdf.restore();
}
