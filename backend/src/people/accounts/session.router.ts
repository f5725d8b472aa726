import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CustomerView, SessionView } from '../../../contract/people/account.views.js';
import { SignInDto, UnlockSignInDto } from '../../../contract/people/sign-in.dto.js';
import { OwnSessionDto } from '../../../contract/people/own-session.dto.js';
import {
  alwaysOpenProcedure,
  anybodyAlwaysSends,
  anybodySends,
  customerProcedure,
  customerSends,
  router,
} from '../../api/trpc.js';
import { CustomerMessagesService } from '../../messaging/messages/customer-messages.service.js';
import type { Visit } from '../../platform/sessions/visit.js';
import { CustomerQueriesService } from './customer-queries.service.js';
import { customerView } from './customer.mapper.js';
import { EndSessionsService } from './end-sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { UnlockSignInService } from './unlock-sign-in.service.js';

const NOBODY: SessionView = { customer: null, unreadMessages: 0 };

@Injectable()
export class SessionRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomerQueriesService,
    private readonly messages: CustomerMessagesService,
    private readonly service: SignInService,
    private readonly unlocking: UnlockSignInService,
    private readonly ending: EndSessionsService,
  ) {}

  readonly router = router({
    current: alwaysOpenProcedure.query(({ ctx }) => this.sessionOf(ctx.visit)),
    /** The same for pages that repeat the call by themselves: it does not count as a visit. */
    poll: alwaysOpenProcedure.query(({ ctx }) => this.sessionOf(ctx.visit)),
    signIn: anybodySends(SignInDto).mutation(async ({ input, ctx }): Promise<CustomerView> =>
      customerView(await this.service.signIn(ctx.visit, input)),
    ),
    /** For customers and admins alike: ends the lock-out of the account that the mailed link names. */
    unlock: anybodyAlwaysSends(UnlockSignInDto).mutation(({ input, ctx }) =>
      this.unlocking.unlock(ctx.visit, input.token),
    ),
    /** The sessions of this customer, in all browsers. */
    own: customerProcedure.query(({ ctx }) => this.ending.list(ctx.visit, ctx.customerId)),
    end: customerSends(OwnSessionDto).mutation(({ ctx, input }) =>
      this.ending.end(ctx.visit, ctx.customerId, input.id),
    ),
    endOthers: customerProcedure.mutation(({ ctx }) => this.ending.endOthers(ctx.visit, ctx.customerId)),
    signOut: alwaysOpenProcedure.mutation(({ ctx }) => ctx.visit.signOut('customer')),
  });

  private async sessionOf({ customerId }: Visit): Promise<SessionView> {
    const customer = customerId && (await this.customers.findById(this.dataSource.manager, customerId));
    if (!customer) return NOBODY;
    return { customer: customerView(customer), unreadMessages: await this.messages.unreadCount(customer.id) };
  }
}
