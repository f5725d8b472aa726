import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SHEET_FORMATS } from '../../../contract/admin/sheet-format.js';
import { AddressesService } from '../../orders/addresses/addresses.service.js';
import { writeZip, type ZipEntry } from '../../platform/archives/write-zip.js';
import { Settings } from '../../platform/config/settings.js';
import { sheetOf } from '../../platform/lists/sheet.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { aboutTheArchive } from './about-the-archive.js';
import { DOCUMENT_SHEET, rowsOf } from './document-sheet.js';
import { DocumentsOfMonthService, type NumberedDocument } from './documents-of-month.service.js';
import { ublInvoice } from './ubl-invoice.js';
import { buyerParty, type PartyPlace, sellerParty } from './ubl-party.js';

/**
 * The documents of a month in one ZIP for the accountant: a table as CSV and Excel workbook, each invoice as UBL-TR, and
 * the PDF that the buyer has. It is written while it is sent.
 */
@Injectable()
export class DocumentArchiveService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentsOfMonthService,
    private readonly addresses: AddressesService,
    private readonly studio: CurrentStudio,
    private readonly settings: Settings,
  ) {}

  /** `month` is yyyy-MM. */
  async ofMonth(month: string): Promise<Readable> {
    const { sellerDetails: seller } = await this.studio.latest();
    const place = await this.addresses.placeIn(seller.address);
    return writeZip(this.entries(month, place));
  }

  private async *entries(month: string, place: PartyPlace | null): AsyncGenerator<ZipEntry> {
    yield fileOf('oku-beni.txt', aboutTheArchive(month, { hasPlace: place !== null }));
    for (const format of SHEET_FORMATS) {
      const { pieces } = sheetOf(DOCUMENT_SHEET, rowsOf(this.documents.read(month)), format);
      yield { name: `belgeler-${month}.${format}`, content: Readable.from(pieces) };
    }
    for await (const documents of this.documents.read(month)) {
      for (const document of documents) yield* this.filesOf(document, place);
    }
  }

  /** A gider pusulası has no form in UBL-TR, and a cancelled document must not be booked from its file. */
  private async *filesOf(document: NumberedDocument, place: PartyPlace | null): AsyncGenerator<ZipEntry> {
    const { id, kind, state, number } = document;
    if (place !== null && kind !== 'expense_note' && state === 'issued') {
      const { sellerDetails } = this.studio;
      const seller = sellerParty(sellerDetails, place);
      const frame = { seller, buyer: buyerParty(document.buyer, place), shopUrl: this.settings.PUBLIC_URL };
      yield fileOf(`ubl-tr/${number}.xml`, ublInvoice(document, frame));
    }
    const [pdf] = await this.dataSource.query<{ bytes: Buffer }[]>(
      'SELECT bytes FROM sales_document_pdf WHERE document_id = $1',
      [id],
    );
    if (pdf) yield fileOf(`pdf/${number}.pdf`, pdf.bytes);
  }
}

function fileOf(name: string, content: string | Buffer): ZipEntry {
  return { name, content: Readable.from([content]) };
}
