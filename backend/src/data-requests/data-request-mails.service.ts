import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { formatDate, formatDateTime, studioDate } from '../../contract/common/dates.js';
import {
  answerBy,
  CONFIRM_HOURS,
  DATA_REQUEST_KIND_NAMES,
  type DataRequestKind,
} from '../../contract/data-requests/data-request.js';
import { MailOutbox } from '../notifications/mail/mail-outbox.js';
import { NotifyStudioService } from '../notifications/studio/notify-studio.service.js';
import { paragraphsOf } from '../platform/text/paragraphs-of.js';
import { DataRequestLinksService } from './data-request-links.service.js';
import type { DataRequest } from './data-request.entity.js';

/** Queues the mails about a request, in the transaction of what they tell. */
@Injectable()
export class DataRequestMailsService {
  constructor(
    private readonly mails: MailOutbox,
    private readonly studio: NotifyStudioService,
    private readonly links: DataRequestLinksService,
  ) {}

  /** Asks the address whether the request is its owner's. */
  async askToConfirm(manager: EntityManager, request: DataRequest): Promise<void> {
    await this.mails.queue(manager, {
      dedupeKey: `data-request-confirmation:${request.id}`,
      template: 'data-request-confirmation',
      recipient: request.email,
      payload: { pageUrl: this.links.url(request), hours: CONFIRM_HOURS },
    });
  }

  /** Confirms the request to its sender, and tells the studio. */
  async received(manager: EntityManager, request: DataRequest, confirmedAt: Date): Promise<void> {
    const { id, email, kind } = request;
    const term = dayOf(answerBy(confirmedAt));
    await this.mails.queue(manager, {
      dedupeKey: `data-request-received:${id}`,
      template: 'data-request-received',
      recipient: email,
      payload: {
        subject: DATA_REQUEST_KIND_NAMES[kind],
        receivedAt: formatDateTime(confirmedAt),
        answerBy: term,
        pageUrl: this.links.url(request),
      },
    });
    await this.studio.notify(manager, {
      type: 'system',
      dedupeKey: `data-request:${id}`,
      title: 'Yeni KVKK başvurusu',
      message: `Konusu: ${nameOf(kind)}. En geç ${term} gününe kadar yanıtlanmalı.`,
      about: { kind: 'data_request', id },
    });
  }

  /** `request` as it was before the answer. */
  async answered(
    manager: EntityManager,
    request: DataRequest,
    answer: { readonly text: string; readonly isRefused: boolean; readonly exportUntil: Date | null },
  ): Promise<void> {
    const { text, isRefused, exportUntil } = answer;
    await this.mails.queue(manager, {
      dedupeKey: `data-request-answered:${request.id}`,
      template: 'data-request-answered',
      recipient: request.email,
      payload: {
        subject: nameOf(request.kind),
        paragraphs: paragraphsOf(text),
        isRefused,
        exportUntil: exportUntil === null ? null : formatDateTime(exportUntil),
        pageUrl: this.links.url(request),
      },
    });
  }
}

function nameOf(kind: DataRequestKind): string {
  return DATA_REQUEST_KIND_NAMES[kind];
}

function dayOf(moment: Date): string {
  return formatDate(studioDate(moment));
}
