import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EntryKeyDto, JoinWaitingListDto } from '../../contract/waiting-list/waiting-list.dto.js';
import { anybodySends, anybodySendsTo, router } from '../api/trpc.js';
import { RequestAttemptsService } from '../request-limits/request-attempts.service.js';
import { EndEntriesService } from './end-entries.service.js';
import type { EntryEnd } from './entry-end.js';
import { EntryViewsService } from './entry-views.service.js';
import { JoinWaitingListService } from './join-waiting-list.service.js';
import { StayOnListService } from './stay-on-list.service.js';
import { WaitingListLinksService } from './waiting-list-links.service.js';

/** Visitors wait for seats, look at their place, keep it for a moved date, decline an offer and leave. */
@Injectable()
export class WaitingListRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly joining: JoinWaitingListService,
    private readonly views: EntryViewsService,
    private readonly entries: EndEntriesService,
    private readonly staying: StayOnListService,
    private readonly links: WaitingListLinksService,
    private readonly attempts: RequestAttemptsService,
  ) {}

  readonly router = router({
    join: anybodySendsTo('workshops', JoinWaitingListDto).mutation(async ({ input, ctx }) => {
      await this.attempts.take('waiting-list', ctx.visit.ipAddress);
      await this.joining.join(input);
    }),
    entry: anybodySends(EntryKeyDto).query(({ input }) => this.views.view(input)),
    decline: anybodySends(EntryKeyDto).mutation(({ input }) => this.end(input, 'declined')),
    stay: anybodySends(EntryKeyDto).mutation(({ input }) => this.staying.stay(input)),
    leave: anybodySends(EntryKeyDto).mutation(({ input }) => this.end(input, 'left')),
  });

  private async end(key: EntryKeyDto, end: EntryEnd): Promise<void> {
    const { id } = await this.links.get(this.dataSource.manager, key);
    await this.entries.end(id, end);
  }
}
