import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import {
  type CancelAnswer,
  type DocumentToIssue,
  Invoicing,
  type IssueAnswer,
  type IssuedDocument,
  type PendingDocument,
} from '../issuing/invoicing.js';
import { renderDocumentPdf } from './document-pdf.js';

/**
 * Documents for the accountant, who draws up the legal ones from what they say. It needs no service: the shop
 * numbers the documents and makes their PDF, which says that it only informs.
 */
@Injectable()
export class AccountantInvoicing extends Invoicing {
  override readonly name = 'accountant';
  override readonly isOfficial = false;

  constructor(
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Nothing is left behind by a try that died, so each may begin anew. */
  override issue(_document: DocumentToIssue): Promise<IssueAnswer> {
    const issued = { outcome: 'issued', number: null, providerId: null } as const;
    return Promise.resolve({ ...issued, uuid: randomUUID(), issuedAt: this.clock.now() });
  }

  override look(document: PendingDocument): Promise<IssueAnswer> {
    return this.issue(document);
  }

  override async pdf(document: IssuedDocument): Promise<Buffer> {
    return renderDocumentPdf(document, await this.studio.latest());
  }

  override cancel(): Promise<CancelAnswer> {
    return Promise.resolve({ outcome: 'cancelled' });
  }
}
