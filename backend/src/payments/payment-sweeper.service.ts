import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { Log } from '../platform/logging/log.js';
import { PaymentAttempts } from './payment-attempts.service.js';
import { RETURN_MONEY_JOB } from './request-refund.service.js';
import { ReturnMoneyService } from './return-money.service.js';
import { SettlePaymentService } from './settle-payment.service.js';

const BATCH = 20;
/** iyzico is asked about a payment, and asked to charge it. */
const CALLS_EACH = 2;
const REFUNDS_TAKE_SECONDS = 900;

/** Looks after payments nobody came back for: lost returns, killed processes, an iyzico that was down. */
@Injectable()
export class PaymentSweeper implements OnModuleInit {
  constructor(
    @Inject(JobRegistry) private readonly jobs: JobRegistry,
    @Inject(PaymentAttempts) private readonly attempts: PaymentAttempts,
    @Inject(SettlePaymentService) private readonly settle: SettlePaymentService,
    @Inject(ReturnMoneyService) private readonly returnMoney: ReturnMoneyService,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Log) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(RETURN_MONEY_JOB, () => this.returnMoney.returnDue());
    this.jobs.schedule({
      name: 'payments.sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      // As long as an iyzico that answers nothing makes it wait.
      mayTakeSeconds: (BATCH * CALLS_EACH * this.settings.IYZICO_TIMEOUT_MS) / 1_000 + REFUNDS_TAKE_SECONDS,
      run: () => this.sweep(),
    });
  }

  async sweep(): Promise<void> {
    for (const attemptId of await this.attempts.claimDue(BATCH)) await this.reconcile(attemptId);
    await this.returnMoney.returnDue();
  }

  /** One payment that cannot be settled must not keep the others waiting. */
  private async reconcile(attemptId: string): Promise<void> {
    try {
      await this.settle.reconcile(attemptId, { isTimeUp: true });
    } catch (cause) {
      this.log.error('A stuck payment could not be reconciled; it will be tried again.', {
        attemptId,
        cause,
      });
    }
  }
}
