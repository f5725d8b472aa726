import PDFDocument from 'pdfkit';
import { SITE_FONTS } from '../fonts/site-fonts.js';

export type Pdf = InstanceType<typeof PDFDocument>;

/** The bytes of a document that `draw` fills, in Turkish and with the fonts of the site by their names. */
export async function writePdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: Pdf) => void | Promise<void>,
): Promise<Buffer> {
  const pdf = new PDFDocument({ lang: 'tr-TR', displayTitle: true, ...options });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((done, fail) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', done);
    pdf.on('error', fail);
  });
  registerFonts(pdf);
  await draw(pdf);
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

/** A picture that was read for a document; however often it is drawn, the document holds its bytes once. */
export type PdfPicture = PDFKit.Mixins.ImageSrc;

/** Reads a JPEG or PNG for this document. pdfkit can do so, which its types do not say. */
export function openPicture(pdf: Pdf, bytes: Uint8Array): PdfPicture {
  return (pdf as unknown as OpensPictures).openImage(Buffer.from(bytes));
}

interface OpensPictures {
  openImage(bytes: Buffer): PdfPicture;
}

/** pdfkit accepts an opened font as well as a file, which its types do not say. */
function registerFonts(pdf: Pdf): void {
  Object.entries(SITE_FONTS).forEach(([name, font]) =>
    pdf.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource),
  );
}
