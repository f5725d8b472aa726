import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { Log } from '../../platform/logging/log.js';
import { SalesDocument } from '../sales-document.entity.js';
import type { Invoicing, IssueAnswer } from './invoicing.js';
import { InvoicingDrivers } from './invoicing-drivers.js';
import { RecordAnswerService } from './record-answer.service.js';
import { WholeDocumentsService } from './whole-documents.service.js';

/** A try that has not ended by then has died with its process. */
const LEASE_SECONDS = 120;
const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE = 60;
/** The studio sees it beside the document, until a later try ends otherwise. */
const AWAY = 'Belge hizmeti yanıt vermedi. Kendiliğinden yeniden denenecek.';

/** Issues the documents that are due, and keeps their PDF; each is tried by one process at a time. */
@Injectable()
export class IssueDueService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drivers: InvoicingDrivers,
    private readonly documents: WholeDocumentsService,
    private readonly answers: RecordAnswerService,
    private readonly log: Log,
  ) {}

  /** A failure is noted on its document, so that it does not delay the others. */
  async issueDue(): Promise<void> {
    for (let id = await this.claimDue(); id !== null; id = await this.claimDue()) {
      const documentId = id;
      await this.goOn(documentId).catch(async (cause: unknown) => {
        this.log.error('A document could not be issued; it will be tried again.', { documentId, cause });
        await this.answers.away(documentId, AWAY);
      });
    }
  }

  private async goOn(id: string): Promise<void> {
    const document = await this.read(id);
    const driver = await this.driverOf(document);
    if (document.state !== 'issued') {
      const answer = await this.ask(driver, document);
      await this.answers.record(id, answer, driver);
    }
    const after = await this.read(id);
    if (after.state === 'issued') {
      const issued = await this.documents.issued(after);
      await this.answers.keepPdf(id, await driver.pdf(issued));
    }
  }

  /** It is noted before it is asked, since whoever may have the document already is asked again, and nobody else. */
  private async driverOf({ id, kind, driver }: SalesDocument): Promise<Invoicing> {
    if (driver !== null) return this.drivers.named(driver);
    const inForce = await this.drivers.inForce(kind);
    await this.dataSource.manager.update(SalesDocument, { id, driver: IsNull() }, { driver: inForce.name });
    return inForce;
  }

  private async ask(driver: Invoicing, document: SalesDocument): Promise<IssueAnswer> {
    const toIssue = await this.documents.toIssue(document);
    const { providerId } = document;
    return providerId === null ? driver.issue(toIssue) : driver.look({ ...toIssue, providerId });
  }

  private read(id: string): Promise<SalesDocument> {
    return this.dataSource.manager.findOneByOrFail(SalesDocument, { id });
  }

  /**
   * Claims the next due document. The claim sets the time of the next try, with growing pauses. Only the database's clock
   * is used, because those of machines may differ. A return waits for its sale, whose number it names.
   */
  private async claimDue(): Promise<string | null> {
    const [rows] = await this.dataSource.query<[{ id: string }[]]>(
      `UPDATE sales_document SET tries = tries + 1, version = version + 1,
         state = CASE state WHEN 'to_issue' THEN 'sending' ELSE state END,
         next_try_at = now() + make_interval(secs => greatest($1, $2 * least(power(2, tries), $3)))
       WHERE id = (SELECT due.id FROM sales_document due LEFT JOIN sales_document original ON original.id = due.original_id
         WHERE due.next_try_at <= now() AND coalesce(original.state IN ('issued', 'cancelled'), true)
         ORDER BY due.next_try_at, due.position LIMIT 1 FOR UPDATE OF due SKIP LOCKED)
       RETURNING id`,
      [LEASE_SECONDS, FIRST_PAUSE_SECONDS, LONGEST_PAUSE],
    );
    return rows[0]?.id ?? null;
  }
}
