import { formatTl } from '../../../contract/common/money.js';
import {
  labelSheets,
  PIECE_SHEETS,
  type PieceSheet,
  placeOnSheet,
} from '../../../contract/printing/piece-sheets.js';
import type {
  AddressLabel,
  AddressLabels,
  PieceLabel,
  PieceLabels,
  PrintedStudio,
} from '../../../contract/printing/printing.views.js';
import { type Pdf, writePdf } from '../../platform/pdf/write-pdf.js';
import { drawQr, eachOnItsPage, INK, millimetres } from './paper-pdf.js';

const EDGE = millimetres(8);
export const A6_WIDTH = millimetres(105);
export const A6_HEIGHT = millimetres(148);
const WIDTH = A6_WIDTH - 2 * EDGE;
const QR_SIDE = millimetres(22);
/** Where the number of the order begins. */
const FOOT = A6_HEIGHT - EDGE - QR_SIDE;
/** In points, from the largest on. */
const TEXT_SIZES = [14, 12, 11, 10, 9, 8, 7, 6];

/** One A6 page for each parcel. */
export function addressLabelsPdf({ labels, studio }: AddressLabels): Promise<Buffer> {
  return writePdf({ size: [A6_WIDTH, A6_HEIGHT], margin: 0, info: { Title: 'Adres etiketleri' } }, (pdf) =>
    eachOnItsPage(pdf, labels, (label) => drawAddressLabel(pdf, label, studio)),
  );
}

/** In the upper left corner of the page. */
export function drawAddressLabel(pdf: Pdf, label: AddressLabel, studio: PrintedStudio): void {
  const sender = [studio.name, studio.address, studio.phone].filter((text) => text !== '').join('\n');
  const cut = { width: WIDTH, height: 56, ellipsis: true };
  pdf.font('body').fontSize(8).fillColor(INK).text(`Gönderen\n${sender}`, EDGE, EDGE, cut);
  const y = EDGE + 64;
  pdf
    .moveTo(EDGE, y)
    .lineTo(A6_WIDTH - EDGE, y)
    .lineWidth(0.8)
    .stroke(INK);
  drawRecipient(pdf, label, y + 8);
  const width = WIDTH - QR_SIDE - 10;
  pdf
    .font('strong')
    .fontSize(13)
    .text(`#${label.shortId}`, EDGE, FOOT + 22, { width });
  pdf
    .font('body')
    .fontSize(9)
    .text(label.carrier, EDGE, FOOT + 40, { width, height: 22, ellipsis: true });
  drawQr(pdf, label.qr, { x: A6_WIDTH - EDGE - QR_SIDE, y: FOOT, side: QR_SIDE });
}

/** In the largest size in which all of it fits above the number. */
function drawRecipient(pdf: Pdf, { recipient, address, place, phone }: AddressLabel, top: number): void {
  const parts = [
    { font: 'strong', text: recipient },
    { font: 'body', text: address },
    { font: 'strong', text: place },
    { font: 'body', text: `Tel: ${phone}` },
  ].filter(({ text }) => text !== '');
  const heightAt = (size: number) =>
    parts.reduce(
      (sum, { font, text }) => sum + pdf.font(font).fontSize(size).heightOfString(text, { width: WIDTH }),
      0,
    );
  const size = TEXT_SIZES.find((each) => heightAt(each) <= FOOT - top - 4) ?? 6;
  pdf.y = top;
  parts.forEach(({ font, text }) => pdf.font(font).fontSize(size).text(text, EDGE, pdf.y, { width: WIDTH }));
}

interface WantedLabels {
  readonly sheet: PieceSheet;
  readonly copies: number;
  readonly skipped: number;
}

/** The labels of pieces on sheets of A4. */
export function pieceLabelsPdf({ labels, studio }: PieceLabels, wanted: WantedLabels): Promise<Buffer> {
  const sheet = PIECE_SHEETS[wanted.sheet];
  return writePdf({ size: 'A4', margin: 0, info: { Title: 'Raf etiketleri' } }, (pdf) =>
    eachOnItsPage(pdf, labelSheets(labels, wanted), (places) =>
      places.forEach((label, index) => {
        const { x, y } = placeOnSheet(sheet, index);
        const box = { width: millimetres(sheet.width), height: millimetres(sheet.height) };
        if (label) drawPieceLabel(pdf, { label, studio }, { x: millimetres(x), y: millimetres(y), ...box });
      }),
    ),
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawPieceLabel(
  pdf: Pdf,
  { label, studio }: { readonly label: PieceLabel; readonly studio: PrintedStudio },
  { x, y, width, height }: Box,
): void {
  const side = millimetres(21);
  const left = x + millimetres(5);
  const textWidth = width - millimetres(12) - side;
  const one = { width: textWidth, height: 9, ellipsis: true };
  pdf
    .font('body')
    .fontSize(6.5)
    .fillColor(INK)
    .text(studio.name, left, y + millimetres(5), one);
  pdf.font('strong').fontSize(10);
  pdf.text(label.name, left, y + millimetres(9), { width: textWidth, height: 42, ellipsis: true });
  pdf.fontSize(12).text(formatTl(label.priceKurus), left, y + height - millimetres(10), { lineBreak: false });
  drawQr(pdf, label.qr, { x: x + width - side - millimetres(5), y: y + (height - side) / 2, side });
}
