import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { answerBy } from '../../contract/data-requests/data-request.js';
import type { DataRequestKeyDto } from '../../contract/data-requests/data-requests.dto.js';
import type { DataRequestView } from '../../contract/data-requests/data-requests.views.js';
import { Clock } from '../platform/clock.js';
import { DataRequestLinksService } from './data-request-links.service.js';

/** Shows a request to whoever has the link that was mailed to its address. */
@Injectable()
export class DataRequestViewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: DataRequestLinksService,
    private readonly clock: Clock,
  ) {}

  /** Throws data_request_not_found. */
  async view(key: DataRequestKeyDto): Promise<DataRequestView> {
    const request = await this.links.get(this.dataSource.manager, key);
    const { kind, state, confirmedAt, answerText, answeredAt, exportUntil } = request;
    const isReleased = exportUntil !== null && exportUntil > this.clock.now();
    return {
      kind,
      state,
      confirmedAt: confirmedAt?.toISOString() ?? null,
      answerBy: confirmedAt === null ? null : answerBy(confirmedAt).toISOString(),
      answer:
        answerText !== null && answeredAt !== null
          ? { text: answerText, at: answeredAt.toISOString() }
          : null,
      exportUntil: isReleased ? exportUntil.toISOString() : null,
    };
  }
}
