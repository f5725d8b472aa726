import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { confirmBy } from '../../contract/data-requests/data-request.js';
import type { DataRequestKeyDto } from '../../contract/data-requests/data-requests.dto.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { type LinkedRecord, LinkKeysService } from '../platform/security/link-keys.service.js';
import { DataRequest } from './data-request.entity.js';

/** The addresses of the pages of requests. They are mailed only, so whoever knows one has the address of the request. */
@Injectable()
export class DataRequestLinksService {
  constructor(
    private readonly keys: LinkKeysService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  url(request: LinkedRecord): string {
    const path = `/kisisel-veri-basvurusu/${request.id}?anahtar=${this.keys.keyOf('data-request', request)}`;
    return new URL(path, this.settings.PUBLIC_URL).href;
  }

  /** Throws data_request_not_found, also with a wrong key, and for a request that was not confirmed in time. */
  async get(manager: EntityManager, { requestId, requestSecret }: DataRequestKeyDto): Promise<DataRequest> {
    const request = await manager.findOneBy(DataRequest, { id: requestId });
    const isKnown = request !== null && this.keys.isKeyOf('data-request', request, requestSecret);
    if (!isKnown || this.isForgotten(request)) throw new AppError('data_request_not_found');
    return request;
  }

  private isForgotten({ state, createdAt }: DataRequest): boolean {
    return state === 'unconfirmed' && confirmBy(createdAt) <= this.clock.now();
  }
}
