import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { shortId } from '../../../contract/common/short-id.js';
import type {
  CancelDocumentDto,
  TryDocumentAgainDto,
} from '../../../contract/invoicing/admin-documents.dto.js';
import { actingAdmin } from '../../activity-log/acting-admin.js';
import { type AdminChange, AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { contentHash } from '../../platform/security/content-hash.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { InvoicingDrivers } from '../issuing/invoicing-drivers.js';
import { WholeDocumentsService } from '../issuing/whole-documents.service.js';
import { SalesDocument } from '../sales-document.entity.js';

/** What an admin does with a document, under the key of its request. */
interface Act {
  readonly kind: 'try_again' | 'cancel';
  readonly requestKey: string;
  readonly requestHash: string;
  readonly documentId: string;
}

/** The studio tries documents again, and cancels them. */
@Injectable()
export class DocumentActsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drivers: InvoicingDrivers,
    private readonly documents: WholeDocumentsService,
    private readonly changes: AdminChangesService,
  ) {}

  /** The next run issues it. Throws document_not_found, document_not_waiting, changed_meanwhile. */
  async tryAgain(actor: Actor, { id, requestKey }: TryDocumentAgainDto): Promise<void> {
    const act = { kind: 'try_again', requestKey, requestHash: contentHash({ id }) } as const;
    await this.dataSource.transaction(async (manager) => {
      const document = await lock(manager, id);
      if (!(await isNew(manager, actor, { ...act, documentId: id }))) return;
      const { state, reason } = document;
      if (state !== 'refused' && !(state === 'sending' && reason !== null) && state !== 'to_issue') {
        throw new AppError('document_not_waiting');
      }
      await manager.update(
        SalesDocument,
        { id },
        // A refusal left nothing at the provider, so that whoever is in force now is asked.
        {
          ...{ state: 'to_issue', reason: null, nextTryAt: () => 'now()' },
          ...(state === 'refused' && { driver: null, providerId: null }),
        },
      );
      await this.record(manager, actor, {
        document,
        event: 'document_tried_again',
        after: { state: 'to_issue' },
      });
    });
  }

  /**
   * The provider is asked first and outside of a transaction; a cancellation that it repeats does nothing. What the
   * document said is drawn up again, for the buyer as the order names it now. Throws document_not_found,
   * document_being_issued, document_cancelled_already, document_cancel_refused, changed_meanwhile.
   */
  async cancel(actor: Actor, { id, reason, requestKey }: CancelDocumentDto): Promise<void> {
    const act = { kind: 'cancel', requestKey, requestHash: contentHash({ id, reason }) } as const;
    const before = await this.dataSource.manager.findOneBy(SalesDocument, { id });
    if (before?.state === 'issued' && before.driver !== null) {
      const driver = this.drivers.named(before.driver);
      const answer = await driver.cancel(await this.documents.issued(before), reason);
      if (answer.outcome === 'refused') {
        throw new AppError('document_cancel_refused', { reason: answer.reason });
      }
    }
    await this.dataSource.transaction(async (manager) => {
      const document = await lock(manager, id);
      if (!(await isNew(manager, actor, { ...act, documentId: id }))) return;
      if (document.state === 'cancelled') throw new AppError('document_cancelled_already');
      if (isBeingIssued(document) || document.state !== before?.state) {
        throw new AppError('document_being_issued');
      }
      await manager.update(SalesDocument, { id }, { state: 'cancelled', reason, nextTryAt: null });
      await this.record(manager, actor, {
        document,
        event: 'document_cancelled',
        after: { state: 'cancelled', reason },
      });
    });
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    { document, event, after }: Pick<AdminChange, 'event' | 'after'> & { readonly document: SalesDocument },
  ): Promise<void> {
    const { orderId, reference, state, reason } = document;
    await this.changes.record(manager, actor, {
      ...{ type: 'order_updated', recordKind: 'order', recordId: orderId, label: shortId(orderId), event },
      before: { document: reference, state, reason },
      after: { document: reference, reason: null, ...after },
    });
  }
}

/** Whoever was asked once may have it, also when the studio has asked for another try meanwhile. */
function isBeingIssued({ state, driver }: SalesDocument): boolean {
  return state === 'sending' || (state === 'to_issue' && driver !== null);
}

async function lock(manager: EntityManager, id: string): Promise<SalesDocument> {
  const document = await manager.findOne(SalesDocument, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!document) throw new AppError('document_not_found');
  return document;
}

/** False when this act was done before; throws changed_meanwhile when its key was used for another one. */
async function isNew(
  manager: EntityManager,
  actor: Actor,
  { kind, requestKey, requestHash, documentId }: Act,
): Promise<boolean> {
  const { email } = await actingAdmin(manager, actor);
  const noted = await manager.query<unknown[]>(
    `INSERT INTO sales_document_act (request_key, request_hash, document_id, kind, made_by)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (request_key) DO NOTHING RETURNING request_key`,
    [requestKey, requestHash, documentId, kind, email],
  );
  if (noted.length > 0) return true;
  const same = await manager.query<unknown[]>(
    'SELECT FROM sales_document_act WHERE request_key = $1 AND request_hash = $2 AND kind = $3',
    [requestKey, requestHash, kind],
  );
  if (same.length === 0) throw new AppError('changed_meanwhile');
  return false;
}
