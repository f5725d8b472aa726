import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DocumentState } from '../../../contract/invoicing/sales-document.js';
import type { IssuedDocument } from '../issuing/invoicing.js';
import { WholeDocumentsService } from '../issuing/whole-documents.service.js';
import { SalesDocument } from '../sales-document.entity.js';

const AT_ONCE = 100;

/** A document that has a number: it is issued, or was cancelled afterwards and explains the hole that it leaves. */
export interface NumberedDocument extends IssuedDocument {
  readonly state: DocumentState;
  readonly reason: string | null;
}

/** SQL: documents issued in the month $1, yyyy-MM by the studio's clock. */
const ISSUED_IN_MONTH = `
  document.number IS NOT NULL
  AND document.issued_at >= (:month || '-01')::date::timestamp AT TIME ZONE 'Europe/Istanbul'
  AND document.issued_at < ((:month || '-01')::date + interval '1 month')::timestamp AT TIME ZONE 'Europe/Istanbul'`;

/** Reads all documents of a month, a hundred at a time. */
@Injectable()
export class DocumentsOfMonthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly whole: WholeDocumentsService,
  ) {}

  /** By number, so that a hole would be seen. */
  async *read(month: string): AsyncGenerator<readonly NumberedDocument[]> {
    for (let last = ''; ;) {
      const found = await this.dataSource.manager
        .createQueryBuilder(SalesDocument, 'document')
        .where(ISSUED_IN_MONTH, { month })
        .andWhere('document.number > :last', { last })
        .orderBy('document.number')
        .limit(AT_ONCE)
        .getMany();
      yield await Promise.all(found.map((document) => this.numbered(document)));
      last = found.at(-1)?.number ?? last;
      if (found.length < AT_ONCE) return;
    }
  }

  private async numbered(document: SalesDocument): Promise<NumberedDocument> {
    const { state, reason } = document;
    return { ...(await this.whole.issued(document)), state, reason };
  }
}
