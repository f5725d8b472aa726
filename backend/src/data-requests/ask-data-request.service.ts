import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { CONFIRM_HOURS, needsText } from '../../contract/data-requests/data-request.js';
import type { AskDataRequestDto, DataRequestKeyDto } from '../../contract/data-requests/data-requests.dto.js';
import type { AskedDataRequest } from '../../contract/data-requests/data-requests.views.js';
import { CustomerQueriesService } from '../people/accounts/customer-queries.service.js';
import { Clock } from '../platform/clock.js';
import { isTaken } from '../platform/database/is-taken.js';
import { contentHash } from '../platform/security/content-hash.js';
import { newLinkNonce } from '../platform/security/link-keys.service.js';
import { takeDailyQuota } from '../request-limits/take-daily-quota.js';
import { DataRequestLinksService } from './data-request-links.service.js';
import { DataRequestMailsService } from './data-request-mails.service.js';
import { DataRequest } from './data-request.entity.js';

const HOUR_MS = 3_600_000;

/** Takes requests of people about their own data, and confirms that the address is theirs. */
@Injectable()
export class AskDataRequestService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly mails: DataRequestMailsService,
    private readonly links: DataRequestLinksService,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts at once when a signed-in customer asks with their own verified address; any other address has to confirm it. A
   * repeated request asks once. Throws too_many_data_requests, changed_meanwhile, invalid_input with fields.message.
   */
  async ask(asked: AskDataRequestDto, customerId: string | null): Promise<AskedDataRequest> {
    if (asked.message === '' && needsText(asked.kind)) {
      throw new AppError('invalid_input', {}, { message: 'Bu konuda ne istediğinizi birkaç cümleyle yazın' });
    }
    const requestHash = contentHash(asked);
    try {
      return await this.dataSource.transaction(async (manager) => {
        const same = await this.findSame(manager, asked.requestKey, requestHash);
        return outcomeOf(same ?? (await this.askOnce(manager, asked, { requestHash, customerId })));
      });
    } catch (error) {
      const same =
        mayBeRepeated(error) && (await this.findSame(this.dataSource.manager, asked.requestKey, requestHash));
      if (!same) throw error;
      return outcomeOf(same);
    }
  }

  /** May be repeated. Throws data_request_not_found. */
  async confirm(key: DataRequestKeyDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const request = await this.links.get(manager, key);
      const now = this.clock.now();
      const { affected } = await manager.update(
        DataRequest,
        {
          id: request.id,
          state: 'unconfirmed',
          createdAt: MoreThan(new Date(now.getTime() - CONFIRM_HOURS * HOUR_MS)),
        },
        { state: 'open', confirmedAt: now },
      );
      if (affected === 1) await this.mails.received(manager, request, now);
    });
  }

  private async askOnce(
    manager: EntityManager,
    { requestKey, ...asked }: AskDataRequestDto,
    { requestHash, customerId }: { readonly requestHash: string; readonly customerId: string | null },
  ): Promise<DataRequest> {
    await takeDailyQuota(manager, {
      requests: DataRequest,
      email: asked.email,
      refusal: 'too_many_data_requests',
    });
    const now = this.clock.now();
    const isProved = await this.isOwnAddress(manager, customerId, asked.email);
    const request = manager.create(DataRequest, {
      ...asked,
      id: requestKey,
      requestHash,
      linkNonce: newLinkNonce(),
      createdAt: now,
      state: isProved ? 'open' : 'unconfirmed',
      confirmedAt: isProved ? now : null,
    });
    await manager.insert(DataRequest, request);
    if (isProved) await this.mails.received(manager, request, now);
    else await this.mails.askToConfirm(manager, request);
    return request;
  }

  private async isOwnAddress(
    manager: EntityManager,
    customerId: string | null,
    email: string,
  ): Promise<boolean> {
    const customer = customerId === null ? null : await this.customers.findById(manager, customerId);
    if (!customer?.emailVerifiedAt) return false;
    return customer.email.toLowerCase() === email.toLowerCase();
  }

  /** The request that this very form has made before. Throws changed_meanwhile when its key asked something else. */
  private async findSame(
    manager: EntityManager,
    id: string,
    requestHash: string,
  ): Promise<DataRequest | null> {
    const made = await manager.findOneBy(DataRequest, { id });
    if (made && made.requestHash !== requestHash) throw new AppError('changed_meanwhile');
    return made;
  }
}

/** Both can also happen to the second of two equal requests that came at the same moment. */
function mayBeRepeated(error: unknown): boolean {
  const isFull = error instanceof AppError && error.code === 'too_many_data_requests';
  return isFull || isTaken(error, 'data_request_pkey');
}

function outcomeOf({ state }: DataRequest): AskedDataRequest {
  return { outcome: state === 'unconfirmed' ? 'confirm_by_mail' : 'received' };
}
