import { Injectable } from '@nestjs/common';
import {
  ConfirmNewsletterDto,
  SubscribeDto,
  UnsubscribeDto,
} from '../../../contract/messaging/newsletter/newsletter.dto.js';
import { anybodySendsBeforeOpening, anybodySendsBeforeOpeningTo, router } from '../../api/trpc.js';
import { SubscribeService } from './subscribe.service.js';
import { UnsubscribeService } from './unsubscribe.service.js';

@Injectable()
export class NewsletterRouter {
  constructor(
    private readonly joining: SubscribeService,
    private readonly leaving: UnsubscribeService,
  ) {}

  readonly router = router({
    subscribe: anybodySendsBeforeOpeningTo('newsletter', SubscribeDto).mutation(({ input, ctx }) =>
      this.joining.request(ctx.visit, input),
    ),
    confirm: anybodySendsBeforeOpeningTo('newsletter', ConfirmNewsletterDto).mutation(({ input, ctx }) =>
      this.joining.confirm(ctx.visit, input.token),
    ),
    unsubscribe: anybodySendsBeforeOpening(UnsubscribeDto).mutation(({ input, ctx }) =>
      this.leaving.unsubscribe(ctx.visit, input.token),
    ),
  });
}
