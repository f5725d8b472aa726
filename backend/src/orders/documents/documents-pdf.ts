import { formatDateTime } from '../../../contract/common/dates.js';
import type { LegalBlock, LegalDocument, LegalSection } from '../../../contract/orders/legal-document.js';
import { type Pdf, writePdf } from '../../platform/pdf/write-pdf.js';
import type { StudioBrand } from '../../studio/current-studio.js';
import { drawLetterhead } from './letterhead-pdf.js';

const COLOR = { ink: '#2A211C', muted: '#5B4E44', line: '#E3D9CB' };
const MARGIN = { top: 60, bottom: 64, left: 62, right: 62 };
const BODY_SIZE = 9.5;
const SMALL_SIZE = 8;
const LINE_GAP = 2;
/** The space below a heading that must be left, so that no heading ends a page. */
const ROOM_FOR_HEADING = 56;

interface LegalPdfMeta {
  readonly orderShortId: string;
  readonly acceptedAt: Date | string;
  /** Whose mark, name and colour the pages carry. The parties stand in the document itself. */
  readonly studio: StudioBrand;
}

/** Renders a document as the buyer accepted it. It shows the date of the order. */
export function renderLegalPdf(document: LegalDocument, meta: LegalPdfMeta): Promise<Buffer> {
  return writePdf(
    {
      size: 'A4',
      margins: MARGIN,
      bufferPages: true,
      info: { Title: `${document.title} · ${meta.orderShortId}`, CreationDate: new Date(meta.acceptedAt) },
    },
    (pdf) => drawDocument(pdf, document, meta),
  );
}

function drawDocument(pdf: Pdf, document: LegalDocument, meta: LegalPdfMeta): void {
  drawLetterhead(pdf, meta.studio, MARGIN);
  drawTitle(pdf, document, meta);
  const { accent } = meta.studio.look;
  document.sections.forEach((section, index) => drawSection(pdf, section, { number: index + 1, accent }));
  drawFooters(pdf, `${document.title} · Sipariş ${meta.orderShortId}`);
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
    .stroke(meta.studio.look.accent);
  pdf.y = y + 8;
}

interface SectionLook {
  readonly number: number;
  readonly accent: string;
}

function drawSection(pdf: Pdf, section: LegalSection, { number, accent }: SectionLook): void {
  if (pdf.y > pdf.page.height - MARGIN.bottom - ROOM_FOR_HEADING) pdf.addPage();
  else pdf.y += 8;
  pdf.font('heading').fontSize(13).fillColor(COLOR.ink).text(`${number}. ${section.heading}`, MARGIN.left);
  pdf.y += 4;
  section.blocks.forEach((block) => drawBlock(pdf, block, accent));
}

function drawBlock(pdf: Pdf, block: LegalBlock, accent: string): void {
  pdf.font('body').fontSize(BODY_SIZE).fillColor(COLOR.ink);
  switch (block.kind) {
    case 'paragraph':
      pdf.text(block.text, MARGIN.left, pdf.y, { lineGap: LINE_GAP });
      break;
    case 'list':
      block.items.forEach((item) => drawItem(pdf, item, accent));
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

function drawItem(pdf: Pdf, item: string, accent: string): void {
  const indent = 14;
  const height = pdf.heightOfString(item, { width: textWidth(pdf) - indent, lineGap: LINE_GAP });
  if (pdf.y + height > pdf.page.height - MARGIN.bottom) pdf.addPage();
  const { y } = pdf;
  pdf.fillColor(accent).text('•', MARGIN.left + 2, y, { lineBreak: false });
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
