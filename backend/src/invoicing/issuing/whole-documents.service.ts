import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SalesDocumentLine } from '../sales-document-line.entity.js';
import { SalesDocument } from '../sales-document.entity.js';
import type { DocumentToIssue, IssuedDocument, OriginalDocument } from './invoicing.js';

/** Reads documents as the service that issues them needs to know them. */
@Injectable()
export class WholeDocumentsService {
  constructor(private readonly dataSource: DataSource) {}

  async toIssue(document: SalesDocument): Promise<DocumentToIssue> {
    const { id, reference, kind, buyer, facts, netKurus, vatKurus, grossKurus } = document;
    const lines = await this.dataSource.manager.find(SalesDocumentLine, {
      where: { documentId: id },
      order: { position: 'ASC' },
    });
    return {
      ...{ id, reference, kind, buyer, facts, netKurus, vatKurus, grossKurus, lines },
      triesBefore: Math.max(0, document.tries - 1),
      original: await this.originalOf(document),
    };
  }

  /** The document must be issued. */
  async issued(document: SalesDocument): Promise<IssuedDocument> {
    const { number, uuid, issuedAt, providerId, reference } = document;
    if (number === null || uuid === null || issuedAt === null) {
      throw new Error(`Document ${reference} is not issued.`);
    }
    return { ...(await this.toIssue(document)), number, uuid, issuedAt, providerId };
  }

  private async originalOf({ originalId }: SalesDocument): Promise<OriginalDocument | null> {
    if (originalId === null) return null;
    const original = await this.dataSource.manager.findOneByOrFail(SalesDocument, { id: originalId });
    const { number, uuid, issuedAt, providerId } = original;
    if (number === null || uuid === null || issuedAt === null) return null;
    return { number, uuid, issuedAt, providerId };
  }
}
