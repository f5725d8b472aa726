import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, studioDate } from '../../../contract/common/dates.js';
import { shortId } from '../../../contract/common/short-id.js';
import { drawUp, totalsOf } from '../../../contract/invoicing/draw-up.js';
import type { InvoiceBuyer } from '../../../contract/invoicing/invoice-buyer.js';
import type { DocumentKind, DocumentLine } from '../../../contract/invoicing/sales-document.js';
import { DAYS_TO_ISSUE } from '../../../contract/studio/invoicing-rules.js';
import { InvoiceDetailsService } from '../../orders/invoice-details/invoice-details.service.js';
import { OrderQueriesService } from '../../orders/order-queries.service.js';
import { Clock } from '../../platform/clock.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { SalesDocumentLine } from '../sales-document-line.entity.js';
import { SalesDocument } from '../sales-document.entity.js';
import { type DatedLine, linesToDocument } from './lines-to-document.js';
import { readSaleFacts } from './sale-facts.js';

interface NewDocument {
  readonly orderId: string;
  readonly kind: DocumentKind;
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly DocumentLine[];
  readonly dueAt: Date;
  readonly originalId: string | null;
}

/** Writes the documents that an order lacks. */
@Injectable()
export class DrawUpService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderQueriesService,
    private readonly buyers: InvoiceDetailsService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /**
   * Drawing up twice, at once or after each other, writes one document: whoever is second finds nothing missing. Returns
   * how many were written.
   */
  async drawUp(orderId: string): Promise<number> {
    const { invoicing: rules } = await this.studio.latest();
    return this.dataSource.transaction(async (manager) => {
      await this.orders.lock(manager, orderId);
      const now = this.clock.now();
      const lines = await linesToDocument(manager, orderId, { rules, now });
      const { sold, returned } = drawUp(lines);
      if (sold.length > 0) {
        const buyer = await this.buyers.buyerOf(manager, orderId);
        const dueAt = saleMoment(lines, sold, now);
        await write(manager, { orderId, kind: 'sale', buyer, lines: sold, dueAt, originalId: null });
      }
      if (returned.length > 0) {
        const original = await saleOf(manager, orderId, returned);
        const buyer = original?.buyer ?? (await this.buyers.buyerOf(manager, orderId));
        const kind = buyer.kind === 'company' ? 'return' : rules.personReturns;
        const originalId = original?.id ?? null;
        await write(manager, { orderId, kind, buyer, lines: returned, dueAt: now, originalId });
      }
      return Number(sold.length > 0) + Number(returned.length > 0);
    });
  }
}

/** The first moment of what is documented for the first time; a price that grew later is due now. */
function saleMoment(lines: readonly DatedLine[], sold: readonly DocumentLine[], now: Date): Date {
  const ids = new Set(sold.map(({ orderLineId }) => orderLineId));
  const moments = lines
    .filter(({ orderLineId, documentedKurus }) => ids.has(orderLineId) && documentedKurus === 0)
    .flatMap(({ moment }) => moment ?? []);
  return moments.reduce((first, moment) => (moment < first ? moment : first), now);
}

/** The latest sale of which something is returned. */
async function saleOf(
  manager: EntityManager,
  orderId: string,
  returned: readonly DocumentLine[],
): Promise<SalesDocument | null> {
  return manager
    .createQueryBuilder(SalesDocument, 'document')
    .where(`document.orderId = :orderId AND document.kind = 'sale' AND document.state <> 'cancelled'`, {
      orderId,
    })
    .andWhere(
      `EXISTS (SELECT FROM sales_document_line line WHERE line.document_id = document.id
        AND line.order_line_id IN (:...lineIds))`,
      { lineIds: returned.map(({ orderLineId }) => orderLineId) },
    )
    .orderBy('document.position', 'DESC')
    .getOne();
}

/** The order is locked, so the next position is free. */
async function write(manager: EntityManager, { lines, dueAt, ...document }: NewDocument): Promise<void> {
  const { orderId } = document;
  const position = 1 + (await manager.countBy(SalesDocument, { orderId }));
  const { id } = await manager.save(
    manager.create(SalesDocument, {
      ...document,
      ...totalsOf(lines),
      ...{ position, reference: `${shortId(orderId)}-${position}`, dueAt },
      facts: await readSaleFacts(manager, orderId, studioDate(dueAt)),
      issueBy: addDays(studioDate(dueAt), DAYS_TO_ISSUE),
    }),
  );
  await manager.insert(
    SalesDocumentLine,
    lines.map((line, at) => ({ ...line, documentId: id, position: at + 1 })),
  );
}
