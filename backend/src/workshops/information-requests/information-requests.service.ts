import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { InformationRequestDto } from '../../../contract/workshops/information-request.dto.js';
import {
  EXPERIENCE_LEVEL_LABELS,
  WORKSHOP_TYPE_LABELS,
} from '../../../contract/workshops/information-request.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { NotifyStudioService } from '../../notifications/studio/notify-studio.service.js';
import { linesOf } from '../../platform/text/lines-of.js';
import { takeDailyQuota } from '../../request-limits/take-daily-quota.js';
import { deleteOld } from '../../platform/database/delete-old.js';
import { deleteByEmail, findByEmail } from '../../platform/database/rows-of-email.js';
import { InformationRequest } from './information-request.entity.js';

@Injectable()
export class InformationRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailOutbox,
    private readonly studio: NotifyStudioService,
  ) {}

  /** Stores a request, and mails visitor and studio. Throws too_many_information_requests. */
  async ask(request: InformationRequestDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await takeDailyQuota(manager, {
        requests: InformationRequest,
        email: request.email,
        refusal: 'too_many_information_requests',
      });
      const { id } = await manager.save(manager.create(InformationRequest, request));
      await this.tell(manager, id, request);
    });
  }

  /** The requests sent with this address. Call it only for a verified address. */
  async requestsOf(email: string): Promise<InformationRequest[]> {
    return findByEmail(this.dataSource.manager, InformationRequest, email);
  }

  /** Removes the requests and returns their ids. Call it only for a verified address. */
  async erase(manager: EntityManager, email: string): Promise<string[]> {
    return deleteByEmail(manager, InformationRequest, email);
  }

  /** Removes requests on which nothing has been done for long; returns their ids. */
  async eraseOld(manager: EntityManager, now: Date): Promise<string[]> {
    return deleteOld(manager, InformationRequest, { settledAt: 'updated_at', kind: 'requests', now });
  }

  private async tell(
    manager: EntityManager,
    id: string,
    { name, surname, email, phone, workshopType, experienceLevel, message }: InformationRequestDto,
  ): Promise<void> {
    const choice = {
      workshopType: WORKSHOP_TYPE_LABELS[workshopType],
      experienceLevel: EXPERIENCE_LEVEL_LABELS[experienceLevel],
    };
    await this.mails.queue(manager, {
      dedupeKey: `information-request-received:${id}`,
      template: 'information-request-received',
      recipient: email,
      payload: choice,
    });
    await this.mails.queueForStudio(manager, {
      dedupeKey: `information-request-notice:${id}`,
      about: 'informationRequests',
      template: 'information-request-notice',
      payload: { ...choice, name, surname, email, phone, message: linesOf(message) },
    });
    // Removed together with the request when its sender's data is deleted.
    await this.studio.add(manager, {
      type: 'system',
      dedupeKey: `information-request:${id}`,
      title: 'Yeni workshop bilgi talebi',
      message: `${name} ${surname} sizden bilgi bekliyor: ${choice.workshopType}.`,
      about: { kind: 'information_request', id },
    });
  }
}
