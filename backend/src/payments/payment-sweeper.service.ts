import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { Log } from '../platform/logging/log.js';
import { PaymentAttemptsService } from './payment-attempts.service.js';
import { SEND_REFUNDS_JOB } from './request-refund.service.js';
import { SendDueRefundsService } from './send-due-refunds.service.js';
import { ReconcilePaymentService } from './reconcile-payment.service.js';

const BATCH = 20;
/** One call asks iyzico about a payment, the other charges it. */
const CALLS_EACH = 2;
const REFUNDS_TAKE_SECONDS = 900;

/** Finds out how payments ended after lost returns, killed processes or an outage of iyzico. */
@Injectable()
export class PaymentSweeperService implements OnModuleInit {
  constructor(
    private readonly jobs: JobRegistry,
    private readonly attempts: PaymentAttemptsService,
    private readonly reconciling: ReconcilePaymentService,
    private readonly refunds: SendDueRefundsService,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SEND_REFUNDS_JOB, () => this.refunds.sendDue());
    this.jobs.schedule({
      name: 'payments.sweep',
      everySeconds: this.settings.SWEEP_SECONDS,
      // The longest time that an unresponsive iyzico can make it wait.
      mayTakeSeconds: (BATCH * CALLS_EACH * this.settings.IYZICO_TIMEOUT_MS) / 1_000 + REFUNDS_TAKE_SECONDS,
      run: () => this.sweep(),
    });
  }

  async sweep(): Promise<void> {
    for (const attemptId of await this.attempts.claimDue(BATCH)) await this.reconcile(attemptId);
    await this.refunds.sendDue();
    await this.attempts.forgetOrigins();
  }

  /** Failures are logged, so that one payment does not prevent the others from being reconciled. */
  private async reconcile(attemptId: string): Promise<void> {
    try {
      await this.reconciling.reconcile(attemptId, { isTimeUp: true });
    } catch (cause) {
      this.log.error('A stuck payment could not be reconciled; it will be tried again.', {
        attemptId,
        cause,
      });
    }
  }
}
