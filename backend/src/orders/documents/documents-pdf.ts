import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import PDFDocument from 'pdfkit';
import { formatDateTime } from '../../../contract/common/dates.js';
import type { LegalBlock, LegalDocument, LegalSection } from '../../../contract/orders/legal-document.js';

const { resolve } = createRequire(import.meta.url);
/**
 * Fonts with all Turkish letters, embedded as subsets. They are opened once, because that takes longer than
 * rendering a page.
 */
const FONTS = {
  heading: openFont('@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf'),
  body: openFont('@expo-google-fonts/nunito-sans/400Regular/NunitoSans_400Regular.ttf'),
  strong: openFont('@expo-google-fonts/nunito-sans/700Bold/NunitoSans_700Bold.ttf'),
};
const COLOR = { ink: '#2A211C', muted: '#5B4E44', accent: '#A4452A', line: '#E3D9CB' };
const MARGIN = { top: 60, bottom: 64, left: 62, right: 62 };
const BODY_SIZE = 9.5;
const SMALL_SIZE = 8;
const LINE_GAP = 2;
/** The space below a heading that must be left, so that no heading ends a page. */
const ROOM_FOR_HEADING = 56;

type Pdf = InstanceType<typeof PDFDocument>;

interface LegalPdfMeta {
  readonly orderShortId: string;
  readonly acceptedAt: Date | string;
}

/** Renders a document as the buyer accepted it. It shows the date of the order. */
export async function renderLegalPdf(document: LegalDocument, meta: LegalPdfMeta): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    bufferPages: true,
    lang: 'tr-TR',
    displayTitle: true,
    info: { Title: `${document.title} · ${meta.orderShortId}`, CreationDate: new Date(meta.acceptedAt) },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((done, fail) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', done);
    pdf.on('error', fail);
  });
  Object.entries(FONTS).forEach(([name, font]) => pdf.registerFont(name, font));
  drawTitle(pdf, document, meta);
  document.sections.forEach((section, index) => drawSection(pdf, section, index + 1));
  drawFooters(pdf, `${document.title} · Sipariş ${meta.orderShortId}`);
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

function drawTitle(pdf: Pdf, document: LegalDocument, meta: LegalPdfMeta): void {
  pdf.font('heading').fontSize(23).fillColor(COLOR.ink).text(document.title);
  pdf
    .moveDown(0.3)
    .font('body')
    .fontSize(BODY_SIZE)
    .fillColor(COLOR.muted)
    .text(
      `Sipariş ${meta.orderShortId}  ·  Onay ${formatDateTime(meta.acceptedAt)}  ·  Metin sürümü ${document.version}`,
    );
  const y = pdf.y + 12;
  pdf
    .moveTo(MARGIN.left, y)
    .lineTo(MARGIN.left + 44, y)
    .lineWidth(2)
    .stroke(COLOR.accent);
  pdf.y = y + 8;
}

function drawSection(pdf: Pdf, section: LegalSection, number: number): void {
  if (pdf.y > pdf.page.height - MARGIN.bottom - ROOM_FOR_HEADING) pdf.addPage();
  else pdf.y += 8;
  pdf.font('heading').fontSize(13).fillColor(COLOR.ink).text(`${number}. ${section.heading}`, MARGIN.left);
  pdf.y += 4;
  section.blocks.forEach((block) => drawBlock(pdf, block));
}

function drawBlock(pdf: Pdf, block: LegalBlock): void {
  pdf.font('body').fontSize(BODY_SIZE).fillColor(COLOR.ink);
  switch (block.kind) {
    case 'paragraph':
      pdf.text(block.text, MARGIN.left, pdf.y, { lineGap: LINE_GAP });
      break;
    case 'list':
      block.items.forEach((item) => drawItem(pdf, item));
      break;
    case 'facts':
      drawFacts(pdf, block.facts);
      break;
    case 'table':
      drawTable(pdf, block);
      break;
  }
  pdf.y += 4;
}

function drawItem(pdf: Pdf, item: string): void {
  const indent = 14;
  const height = pdf.heightOfString(item, { width: textWidth(pdf) - indent, lineGap: LINE_GAP });
  if (pdf.y + height > pdf.page.height - MARGIN.bottom) pdf.addPage();
  const { y } = pdf;
  pdf.fillColor(COLOR.accent).text('•', MARGIN.left + 2, y, { lineBreak: false });
  pdf.fillColor(COLOR.ink).text(item, MARGIN.left + indent, y, { lineGap: LINE_GAP });
  pdf.x = MARGIN.left;
  pdf.y += 2;
}

function drawFacts(pdf: Pdf, facts: readonly { label: string; value: string }[]): void {
  pdf.table({
    position: { x: MARGIN.left, y: pdf.y },
    columnStyles: [150, '*'],
    defaultStyle: { border: 0, padding: [2, 0] },
    data: facts.map(({ label, value }) => [
      { text: label, textColor: COLOR.muted },
      { text: value, textColor: COLOR.ink },
    ]),
  });
}

function drawTable(pdf: Pdf, table: Extract<LegalBlock, { kind: 'table' }>): void {
  const numbers = table.head.map((_, column) => column > 0);
  const cell = (text: string, column: number) => ({
    text,
    align: { x: numbers[column] ? ('right' as const) : ('left' as const), y: 'top' as const },
  });
  pdf.table({
    position: { x: MARGIN.left, y: pdf.y },
    columnStyles: table.head.map((_, column) => (column === 0 ? '*' : column === 1 ? 48 : 96)),
    defaultStyle: { border: [0, 0, 0.75, 0], borderColor: COLOR.line, padding: [5, 2], textColor: COLOR.ink },
    data: [
      table.head.map((text, column) => ({
        ...cell(text, column),
        type: 'TH' as const,
        textColor: COLOR.muted,
        font: { src: 'strong', size: SMALL_SIZE },
      })),
      ...table.rows.map((row) => row.map(cell)),
    ],
  });
}

function drawFooters(pdf: Pdf, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Without this, text below the margin would open a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - MARGIN.bottom + 28;
    pdf.font('body').fontSize(SMALL_SIZE).fillColor(COLOR.muted);
    pdf.text(title, MARGIN.left, y, { lineBreak: false });
    pdf.text(`Sayfa ${page - start + 1} / ${count}`, MARGIN.left, y, {
      width: textWidth(pdf),
      align: 'right',
    });
  }
}

function textWidth(pdf: Pdf): number {
  return pdf.page.width - MARGIN.left - MARGIN.right;
}

/**
 * pdfkit accepts an opened font as well as a file, which its types do not say. fontkit keeps each glyph as it was first
 * asked for: asked for as a part of another letter ('U' of 'Ü'), it forgets for all later documents which letter it is,
 * and they could not be searched for it. So every letter is asked for by itself first.
 */
function openFont(file: string): PDFKit.Mixins.PDFFontSource {
  const font = openSync(resolve(file));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts.`);
  font.characterSet.forEach((letter) => font.glyphForCodePoint(letter));
  return font as unknown as PDFKit.Mixins.PDFFontSource;
}
