import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { Log } from '../platform/logging/log.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { RETURN_MONEY_JOB } from './request-refund.service.js';
import { ReturnMoneyService } from './return-money.service.js';
import { SettlePaymentService } from './settle-payment.service.js';

const BATCH = 20;
/** iyzico is asked about a payment, and asked to charge it. */
const CALLS_EACH = 2;
const REFUNDS_TAKE_SECONDS = 900;

/** Looks after payments nobody came back for: lost returns, killed processes, an iyzico that was down. */
@Injectable()
export class PaymentSweeperService implements OnModuleInit {
  constructor(
    private readonly jobs: JobRegistry,
    private readonly attempts: PaymentAttemptsService,
    private readonly settle: SettlePaymentService,
    private readonly returnMoney: ReturnMoneyService,
    private readonly settings: Settings,
    private readonly log: Log,
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
