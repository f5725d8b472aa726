import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { SalesDocument } from './sales-document.entity.js';

/** Reads the kept PDF of documents, in base64. */
@Injectable()
export class DocumentFilesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws document_not_found, document_without_pdf. */
  async ofDocument(documentId: string): Promise<string> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(SalesDocument, { id: documentId }))) {
      throw new AppError('document_not_found');
    }
    const [pdf] = await manager.query<{ bytes: Buffer }[]>(
      'SELECT bytes FROM sales_document_pdf WHERE document_id = $1',
      [documentId],
    );
    if (!pdf) throw new AppError('document_without_pdf');
    return pdf.bytes.toString('base64');
  }
}
