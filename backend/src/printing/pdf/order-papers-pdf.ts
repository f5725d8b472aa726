import { formatDateTime } from '../../../contract/common/dates.js';
import { formatTl } from '../../../contract/common/money.js';
import type {
  PackingSlip,
  PackingSlips,
  PickingList,
  PrintedStudio,
  SlipSums,
} from '../../../contract/printing/printing.views.js';
import { openPicture, type Pdf, type PdfPicture, writePdf } from '../../platform/pdf/write-pdf.js';
import type { StudioBrand } from '../../studio/current-studio.js';
import type { PrintedPictures } from '../pictures/printed-pictures.service.js';
import { drawPaperHead, eachOnItsPage, MARGIN } from './paper-pdf.js';
import { drawPaperTable, PICTURE_COLUMN } from './paper-table-pdf.js';

export function packingSlipsPdf(
  { slips, studio }: PackingSlips,
  brand: StudioBrand,
  pictures: PrintedPictures,
): Promise<Buffer> {
  return writePdf({ size: 'A4', margins: MARGIN, info: { Title: 'Paket fişleri' } }, (pdf) => {
    const frame = slipFrame(pdf, { brand, studio, pictures });
    return eachOnItsPage(pdf, slips, (slip) => drawSlip(pdf, slip, frame));
  });
}

export interface SlipFrame {
  readonly brand: StudioBrand;
  readonly sender: string;
  readonly title?: string;
  /** By file name. */
  readonly pictures: ReadonlyMap<string, PdfPicture>;
}

interface SlipSender {
  readonly brand: StudioBrand;
  readonly studio: PrintedStudio;
  readonly pictures: PrintedPictures;
}

/** What all slips of a document share; each picture is in it once. */
export function slipFrame(pdf: Pdf, { brand, studio, pictures }: SlipSender): SlipFrame {
  return {
    brand,
    sender: [studio.name, studio.address, studio.phone].filter((text) => text !== '').join(' · '),
    pictures: new Map([...pictures].map(([fileName, bytes]) => [fileName, openPicture(pdf, bytes)])),
  };
}

export function drawSlip(
  pdf: Pdf,
  slip: PackingSlip,
  { brand, sender, pictures, title = 'Paket fişi' }: SlipFrame,
): void {
  const { shortId, orderedAt, recipient, address, pieces, sums, notes, qr } = slip;
  const line = `Sipariş #${shortId} · ${formatDateTime(orderedAt)}`;
  drawPaperHead(pdf, brand, { title, line, qr });
  pdf.font('strong').fontSize(8).text('Alıcı').fontSize(10).text(recipient);
  pdf.font('body').text(address ?? 'Atölyeden teslim alınacak');
  pdf.moveDown();
  drawPaperTable(pdf, {
    head: ['', 'Parça', 'Adet', ...(sums ? ['Fiyat', 'Tutar'] : [])],
    columns: [PICTURE_COLUMN, '*', 40, ...(sums ? [80, 80] : [])],
    pictures: pieces.map(({ picture }) => pictures.get(picture?.fileName ?? '') ?? null),
    rows: pieces.map(({ name, dimensions, quantity, price }) => [
      '',
      [name, dimensions].filter((text) => text !== '').join('\n'),
      String(quantity),
      ...(price ? [formatTl(price.unitKurus), formatTl(price.totalKurus)] : []),
    ]),
  });
  if (sums) drawSums(pdf, sums);
  if (notes !== '') {
    pdf.moveDown().font('strong').fontSize(8).text('Müşterinin notu');
    pdf.font('body').fontSize(10).text(notes);
  }
  pdf.moveDown(2).font('body').fontSize(9).text('Bizi seçtiğiniz için teşekkür ederiz.').text(sender);
}

function drawSums(pdf: Pdf, sums: SlipSums): void {
  pdf.font('body').fontSize(10);
  const right = { align: 'right' } as const;
  pdf.text(`Ara toplam: ${formatTl(sums.subtotalKurus)}`, right);
  if (sums.discountKurus > 0) pdf.text(`İndirim: −${formatTl(sums.discountKurus)}`, right);
  pdf.text(`Kargo: ${sums.shippingKurus === 0 ? 'Ücretsiz' : formatTl(sums.shippingKurus)}`, right);
  pdf.font('strong').text(`Toplam: ${formatTl(sums.totalKurus)}`, right);
}

export function pickingListPdf(list: PickingList, brand: StudioBrand): Promise<Buffer> {
  return writePdf({ size: 'A4', margins: MARGIN, info: { Title: 'Toplama listesi' } }, (pdf) => {
    const line = `${list.orderCount} sipariş · ${list.pieceCount} parça`;
    drawPaperHead(pdf, brand, { title: 'Toplama listesi', line });
    drawPaperTable(pdf, {
      head: ['[  ]', 'Parça', 'Kategori', 'Adet', 'Siparişler'],
      columns: [28, '*', 90, 36, 150],
      rows: list.groups.flatMap(({ category, items }) =>
        items.map(({ name, quantity, orders }) => [
          '[  ]',
          name,
          category === '' ? 'Artık dükkânda değil' : category,
          String(quantity),
          orders.map((order) => `#${order.shortId} × ${order.quantity}`).join(', '),
        ]),
      ),
    });
  });
}
