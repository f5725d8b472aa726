import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChooseDto, GuestChoiceQuery } from '../../../contract/booking-changes/call-off/call-off.dto.js';
import { anybodySends, router } from '../../api/trpc.js';
import { ChooseService } from './choose.service.js';
import { GuestChoiceQueriesService } from './guest-choice-queries.service.js';

/** What a guest whose date does not take place chooses by the link in the mail. */
@Injectable()
export class GuestChoicesRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: GuestChoiceQueriesService,
    private readonly choices: ChooseService,
  ) {}

  readonly router = router({
    view: anybodySends(GuestChoiceQuery).query(({ input }) => this.queries.view(input)),
    choose: anybodySends(ChooseDto).mutation(async ({ input }) => {
      const { choiceKey, bookingId, ...wanted } = input;
      await this.queries.getByKey(this.dataSource.manager, { bookingId, choiceKey });
      await this.choices.choose('guest', { bookingId, ...wanted });
      return this.queries.view({ bookingId, choiceKey });
    }),
  });
}
