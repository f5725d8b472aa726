import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { NewsletterRequest } from './newsletter-request.entity.js';
import { NewsletterSubscriber } from './newsletter-subscriber.entity.js';

const PAGE = 500;
const HOUR_SECONDS = 3_600;

/** Reads subscriptions. The consent is checked again when a mail is sent. */
@Injectable()
export class NewsletterSubscribersService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'newsletter.prune', everySeconds: HOUR_SECONDS, run: () => this.prune() });
  }

  /** The addresses of the audience newsletter_subscribers, page by page. */
  async *confirmedAddresses(pageSize = PAGE): AsyncGenerator<string[]> {
    let last = '';
    for (;;) {
      const page = await this.dataSource.manager.find(NewsletterSubscriber, {
        where: { address: MoreThan(last) },
        order: { address: 'ASC' },
        take: pageSize,
      });
      const addresses = page.map(({ address }) => address);
      if (addresses.length > 0) yield addresses;
      if (addresses.length < pageSize) return;
      last = addresses.at(-1) ?? '';
    }
  }

  /** Deletes requests that were never confirmed. */
  async prune(): Promise<void> {
    await this.dataSource.manager.delete(NewsletterRequest, { expiresAt: LessThan(this.clock.now()) });
  }
}
