import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { NewsletterRequest } from './newsletter-request.entity.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';

/** Who is on the list of the newsletter. Callers hold the lock of the address in the ledger of consents. */
@Injectable()
export class NewsletterMembersService {
  constructor(private readonly clock: Clock) {}

  async change(manager: EntityManager, address: string, isMember: boolean): Promise<void> {
    if (isMember) await this.join(manager, address.toLowerCase());
    else await this.leave(manager, address.toLowerCase());
  }

  /** False when the address was on the list before. */
  async join(manager: EntityManager, address: string): Promise<boolean> {
    const joined = await manager
      .createQueryBuilder()
      .insert()
      .into(NewsletterSubscriber)
      .values({ address, confirmedAt: this.clock.now() })
      .orIgnore()
      .returning('address')
      .execute();
    return (joined.raw as unknown[]).length > 0;
  }

  /** Deletes the requests, too: an older link must not subscribe the address again. */
  async leave(manager: EntityManager, address: string): Promise<void> {
    await manager.delete(NewsletterRequest, { address });
    await manager.delete(NewsletterSubscriber, { address });
  }
}
