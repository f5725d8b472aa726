import { pageCount, type Stamp, stampPages } from '../../platform/pdf/stamp-pages.js';
import { type Pdf, writePdf } from '../../platform/pdf/write-pdf.js';
import type { StudioBrand } from '../../studio/current-studio.js';
import type { PapersOfParcels, ParcelPapers } from '../parcels/read-parcel-papers.service.js';
import type { PrintedPictures } from '../pictures/printed-pictures.service.js';
import { A6_HEIGHT, A6_WIDTH, drawAddressLabel } from './labels-pdf.js';
import { drawSlip, slipFrame } from './order-papers-pdf.js';
import { eachOnItsPage, INK, MARGIN } from './paper-pdf.js';

const UNREADABLE =
  'Bu paketin kargo etiketi buraya basılamadı; etiket alındı ve geçerli. Onu Geliver panelinden yazdırın.';

/** A parcel's papers with the number of pages that the carrier's label has; null when it cannot be read. */
interface CountedPapers {
  readonly paper: ParcelPapers;
  readonly pages: number | null;
}

/** For each parcel its label and then its slip, all on A4, so that one printer without other paper prints the whole. */
export async function parcelPapersPdf(
  { papers, studio }: PapersOfParcels,
  brand: StudioBrand,
  pictures: PrintedPictures,
): Promise<Buffer> {
  const counted = await Promise.all(papers.map(count));
  const stamps: Stamp[] = [];
  const pdf = await writePdf(
    { size: 'A4', margins: MARGIN, info: { Title: 'Etiketler ve fişler' } },
    (pdf) => {
      const frame = slipFrame(pdf, { brand, studio, pictures });
      const sheet = countedSheets(pdf);
      return eachOnItsPage(pdf, counted, ({ paper, pages }) => {
        if (Buffer.isBuffer(paper.label)) stamps.push(...leaveRoom(pdf, { file: paper.label, pages, sheet }));
        else if (paper.label !== null) {
          drawAddressLabel(pdf, paper.label, studio);
          drawCut(pdf);
          pdf.addPage();
        }
        drawSlip(pdf, paper.slip, { ...frame, title: titleOf(paper) });
      });
    },
  );
  return stampPages(pdf, stamps);
}

async function count(paper: ParcelPapers): Promise<CountedPapers> {
  return { paper, pages: Buffer.isBuffer(paper.label) ? await pageCount(paper.label) : null };
}

interface CarrierLabel {
  readonly file: Buffer;
  readonly pages: number | null;
  /** The number of the current page. */
  readonly sheet: () => number;
}

/** A page for each page of the label, which is drawn there afterwards; ends on a new page. */
function leaveRoom(pdf: Pdf, { file, pages, sheet }: CarrierLabel): Stamp[] {
  if (pages === null) pdf.font('body').fontSize(11).fillColor(INK).text(UNREADABLE);
  const stamps: Stamp[] = [];
  for (let page = 0; page < (pages ?? 0); page += 1) {
    if (page > 0) pdf.addPage();
    stamps.push({ onto: sheet(), file, page });
  }
  pdf.addPage();
  return stamps;
}

/** The first page is there already. */
function countedSheets(pdf: Pdf): () => number {
  let current = 0;
  pdf.on('pageAdded', () => (current += 1));
  return () => current;
}

function titleOf({ position }: ParcelPapers): string {
  return position === null ? 'Paket fişi' : `Paket fişi (paket ${position})`;
}

function drawCut(pdf: Pdf): void {
  pdf.save().lineWidth(0.5).dash(4, { space: 4 }).strokeColor('#b8aca0');
  pdf.moveTo(A6_WIDTH, 0).lineTo(A6_WIDTH, A6_HEIGHT).lineTo(0, A6_HEIGHT).stroke();
  pdf.restore();
}
