import PDFDocument from 'pdfkit';

const A6 = [298, 420] as [number, number];

/** A label as a carrier prints it; its letters are Latin ones, because the font of a PDF reader is used. */
export async function labelPdf(lines: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: A6, margin: 24 });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.rect(12, 12, 274, 396).lineWidth(2).stroke();
  pdf.fontSize(20).text('SURAT KARGO').moveDown().fontSize(12);
  lines.forEach((line) => pdf.text(latin(line)).moveDown(0.5));
  pdf.fontSize(9).text('Deneme etiketi (stand-in)');
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

function latin(text: string): string {
  return text.replace(/[ıİşŞğĞ]/g, (letter) => 'iIsSgG'['ıİşŞğĞ'.indexOf(letter)] ?? letter);
}
