import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../contract/common/dates.js';
import type { RecentTroubles, Troubles } from '../../../contract/admin/dashboard/dashboard.views.js';
import { LogListService } from '../../activity-log/back-office/log-list.service.js';
import { adminProcedure, router } from '../../api/trpc.js';
import { MailLogService } from '../../messaging/email/mail-log.service.js';
import { IyzicoGateways } from '../../payments/iyzico/iyzico-gateways.service.js';
import { PaymentTroubleQueriesService } from '../../payments/payment-trouble-queries.service.js';
import { Clock } from '../../platform/clock.js';
import { firstOfDays } from './last-days.js';

const MAIL_DAYS = 7;
const ERROR_DAYS = 2;

/** Failures that need a person's attention. */
@Injectable()
export class TroublesRouter {
  constructor(
    private readonly payments: PaymentTroubleQueriesService,
    private readonly mails: MailLogService,
    private readonly logs: LogListService,
    private readonly clock: Clock,
    private readonly iyzico: IyzicoGateways,
  ) {}

  readonly router = router({
    /** Whether payments go to iyzico's sandbox. */
    isTrial: adminProcedure('panel.enter').query(() => this.iyzico.isTrial),
    payments: adminProcedure('orders.read').query(() => this.payments.count()),
    mails: adminProcedure('mail.manage').query(() =>
      this.within(MAIL_DAYS, (since) => this.mails.failures(since)),
    ),
    errors: adminProcedure('logs.read').query(() =>
      this.within(ERROR_DAYS, (since) => this.logs.errors(since)),
    ),
  });

  private async within(days: number, read: (since: LocalDate) => Promise<Troubles>): Promise<RecentTroubles> {
    return { ...(await read(firstOfDays(days, this.clock.now()))), days };
  }
}
