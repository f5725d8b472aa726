import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CurrentStudio } from '../../studio/current-studio.js';
import { DocumentMailsService } from '../document-mails.service.js';
import { SalesDocument } from '../sales-document.entity.js';
import { nextNumber } from './document-numbers.js';
import type { Invoicing, IssueAnswer } from './invoicing.js';

/** After this time a pending document is asked about again. */
const LOOK_AGAIN_SECONDS = 30;

/** Writes what the service that issues documents has answered, each in a transaction of its own. */
@Injectable()
export class RecordAnswerService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly studio: CurrentStudio,
    private readonly mails: DocumentMailsService,
  ) {}

  /** An answer that comes after another one changes nothing. */
  async record(
    id: string,
    answer: IssueAnswer,
    { isOfficial }: Pick<Invoicing, 'isOfficial'>,
  ): Promise<void> {
    const { invoicing } = await this.studio.latest();
    await this.dataSource.transaction(async (manager) => {
      if (!(await isSending(manager, id))) return;
      switch (answer.outcome) {
        case 'issued': {
          const { uuid, issuedAt, providerId } = answer;
          const number = answer.number ?? (await nextNumber(manager, { series: invoicing.series, issuedAt }));
          const issued = {
            state: 'issued',
            isOfficial,
            number,
            uuid,
            issuedAt,
            providerId,
            reason: null,
          } as const;
          await manager.update(SalesDocument, { id }, issued);
          break;
        }
        case 'pending':
          await manager.update(
            SalesDocument,
            { id },
            {
              providerId: answer.providerId,
              reason: null,
              nextTryAt: () => `now() + interval '${LOOK_AGAIN_SECONDS} seconds'`,
            },
          );
          break;
        case 'refused':
          await manager.update(
            SalesDocument,
            { id },
            { state: 'refused', reason: answer.reason, nextTryAt: null },
          );
          break;
      }
    });
  }

  /** Nothing is known; the time of the next try was set when this one began. */
  async away(id: string, reason: string): Promise<void> {
    await this.dataSource.manager.update(SalesDocument, { id }, { reason });
  }

  /** Keeps the PDF, and mails it to the buyer once. */
  async keepPdf(id: string, pdf: Buffer): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const kept = await manager.query<unknown[]>(
        `INSERT INTO sales_document_pdf (document_id, bytes) VALUES ($1, $2)
         ON CONFLICT (document_id) DO NOTHING RETURNING document_id`,
        [id, pdf],
      );
      await manager.update(SalesDocument, { id, state: 'issued' }, { nextTryAt: null, reason: null });
      if (kept.length === 0) return;
      const document = await manager.findOneByOrFail(SalesDocument, { id });
      await this.mails.documentIssued(manager, document, pdf);
    });
  }
}

async function isSending(manager: EntityManager, id: string): Promise<boolean> {
  const document = await manager.findOne(SalesDocument, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  return document?.state === 'sending';
}
