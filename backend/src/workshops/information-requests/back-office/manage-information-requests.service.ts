import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AnswerDto } from '../../../../contract/admin/record.dto.js';
import { AppError } from '../../../../contract/app-error.js';
import { shortId } from '../../../../contract/common/short-id.js';
import type { LogEventName } from '../../../../contract/activity-log/log-event-name.js';
import type { InformationRequestStatus } from '../../../../contract/workshops/information-request.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import { MailOutbox } from '../../../notifications/mail/mail-outbox.js';
import { NotifyStudioService } from '../../../notifications/studio/notify-studio.service.js';
import { Clock } from '../../../platform/clock.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { paragraphsOf } from '../../../platform/text/paragraphs-of.js';
import { InformationRequest } from '../information-request.entity.js';

interface Marking {
  readonly id: string;
  /** The version that was read; absent from older clients, whose changes replace any version. */
  readonly version?: number | undefined;
  readonly status?: InformationRequestStatus | undefined;
  readonly adminNotes?: string | undefined;
}

type RequestChange = Partial<
  Pick<InformationRequest, 'status' | 'adminNotes' | 'answerSubject' | 'answerText' | 'answeredAt'>
>;

/** Changes and answers information requests. Each change is logged, and none overwrites another's. */
@Injectable()
export class ManageInformationRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly mails: MailOutbox,
    private readonly studio: NotifyStudioService,
    private readonly clock: Clock,
  ) {}

  /** Throws changed_meanwhile or not_found. */
  async mark(actor: Actor, { id, version, status, adminNotes }: Marking): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const request = await this.lock(manager, id, version);
      const change = { status: status ?? request.status, adminNotes: adminNotes ?? request.adminNotes };
      await this.change(manager, { actor, request, event: 'information_request_updated', change });
    });
  }

  /** Mails the answer to the sender and stores it. Throws changed_meanwhile or not_found. */
  async answer(actor: Actor, { id, version, subject, text }: AnswerDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const request = await this.lock(manager, id, version);
      const change = {
        status: request.status === 'pending' ? ('contacted' as const) : request.status,
        answerSubject: subject,
        answerText: text,
        answeredAt: this.clock.now(),
      };
      await this.change(manager, { actor, request, event: 'information_request_answered', change });
      await this.mails.queue(manager, {
        dedupeKey: `information-request-answer:${id}:${version}`,
        template: 'studio-answer',
        recipient: request.email,
        payload: { subject, paragraphs: paragraphsOf(text), question: paragraphsOf(request.message) },
      });
    });
  }

  /** Older clients send no version. Throws changed_meanwhile or not_found. */
  async remove(actor: Actor, id: string, version?: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const request = await this.lock(manager, id, version);
      await manager.delete(InformationRequest, { id });
      await this.studio.remove(manager, { kind: 'information_request', id });
      // The entry names nobody, because the log outlives the request.
      await this.changes.record(manager, actor, {
        event: 'information_request_deleted',
        recordKind: 'information_request',
        recordId: id,
        label: shortId(id),
        before: { status: request.status, workshopType: request.workshopType },
        after: null,
      });
    });
  }

  private async lock(manager: EntityManager, id: string, version?: number): Promise<InformationRequest> {
    const request = await manager.findOne(InformationRequest, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!request) throw new AppError('not_found');
    if (version !== undefined && request.version !== version) throw new AppError('changed_meanwhile');
    return request;
  }

  private async change(
    manager: EntityManager,
    { actor, request, event, change }: RequestStep,
  ): Promise<void> {
    const { id, version } = request;
    const { affected } = await manager.update(InformationRequest, { id, version }, change);
    if (affected !== 1) throw new AppError('changed_meanwhile');
    await this.changes.record(manager, actor, {
      event,
      recordKind: 'information_request',
      recordId: id,
      label: shortId(id),
      before: fieldsOf(request, change),
      after: change,
    });
  }
}

interface RequestStep {
  readonly actor: Actor;
  readonly request: InformationRequest;
  readonly event: LogEventName;
  readonly change: RequestChange;
}

function fieldsOf(request: InformationRequest, change: RequestChange): RequestChange {
  const keys = Object.keys(change) as (keyof RequestChange)[];
  return Object.fromEntries(keys.map((key) => [key, request[key]]));
}
