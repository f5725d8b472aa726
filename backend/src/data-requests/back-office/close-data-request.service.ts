import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReadRecordDto } from '../../../contract/admin/record.dto.js';
import { AppError } from '../../../contract/app-error.js';
import { shortId } from '../../../contract/common/short-id.js';
import { exportEnd } from '../../../contract/data-requests/data-request.js';
import type { AnswerDataRequestDto } from '../../../contract/data-requests/admin-data-requests.dto.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import { actingAdmin } from '../../activity-log/acting-admin.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import type { RecordFields } from '../../activity-log/changed-fields.js';
import { EraseAddressService } from '../../people/customer-account/erase-address.service.js';
import { Clock } from '../../platform/clock.js';
import { contentHash } from '../../platform/security/content-hash.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { DataRequestMailsService } from '../data-request-mails.service.js';
import { DataRequest } from '../data-request.entity.js';
import { type ConfirmedRequest, isConfirmed } from './data-request.mapper.js';

/** The studio answers requests about personal data, refuses them with a reason, and erases. Each act is logged. */
@Injectable()
export class CloseDataRequestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: DataRequestMailsService,
    private readonly people: EraseAddressService,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails the answer and keeps it; a repeated request answers once. Throws not_found, data_request_closed,
   * changed_meanwhile.
   */
  async answer(actor: Actor, given: AnswerDataRequestDto): Promise<void> {
    const { id, version, requestKey, outcome, text } = given;
    const answerHash = contentHash(given);
    await this.dataSource.transaction(async (manager) => {
      const request = await lock(manager, id);
      if (request.answerKey === requestKey && request.answerHash === answerHash) return;
      if (request.state !== 'open') throw new AppError('data_request_closed');
      if (request.version !== version) throw new AppError('changed_meanwhile');
      const now = this.clock.now();
      const isRefused = outcome === 'refused';
      const exportUntil = given.sendsExport && !isRefused ? exportEnd(now) : null;
      const { email: answeredBy } = await actingAdmin(manager, actor);
      await manager.update(
        DataRequest,
        { id },
        {
          ...{ state: outcome, exportUntil, answeredAt: now, answeredBy },
          ...{ answerKey: requestKey, answerHash, answerText: text },
        },
      );
      await this.mails.answered(manager, request, { text, isRefused, exportUntil });
      await this.record(manager, actor, {
        id,
        event: isRefused ? 'data_request_refused' : 'data_request_answered',
        before: { state: 'open', exportUntil: null },
        after: { state: outcome, exportUntil: exportUntil?.toISOString() ?? null },
      });
    });
  }

  /**
   * Erases what no law demands to keep; settled orders lose the person at once, others when they are settled. May be
   * repeated. Throws not_found, data_request_closed, changed_meanwhile.
   */
  async erase(actor: Actor, { id, version }: ReadRecordDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const request = await lock(manager, id);
      if (request.erasedAt !== null) return;
      if (request.state !== 'open') throw new AppError('data_request_closed');
      if (request.version !== version) throw new AppError('changed_meanwhile');
      await this.people.erase(manager, request.email);
      const erasedAt = this.clock.now();
      await manager.update(DataRequest, { id }, { erasedAt });
      await this.record(manager, actor, {
        id,
        event: 'data_request_erased',
        before: { erasedAt: null },
        after: { erasedAt: erasedAt.toISOString() },
      });
    });
  }

  /** Names nobody, because the log outlives the request. */
  private async record(manager: EntityManager, actor: Actor, { id, ...change }: Change): Promise<void> {
    await this.changes.record(manager, actor, {
      ...change,
      recordKind: 'data_request',
      recordId: id,
      label: shortId(id),
    });
  }
}

interface Change {
  readonly id: string;
  readonly event: LogEventName;
  readonly before: RecordFields;
  readonly after: RecordFields;
}

async function lock(manager: EntityManager, id: string): Promise<ConfirmedRequest> {
  const request = await manager.findOne(DataRequest, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!request || !isConfirmed(request)) throw new AppError('not_found');
  return request;
}
