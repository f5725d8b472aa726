import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { JobRegistry } from '../../../platform/jobs/job-registry.js';
import { BUY_LABELS, BuyLabelsService } from './buy-labels.service.js';

/** Buys labels as soon as they are asked for, and sees to those that are due for another reason. */
@Injectable()
export class LabelsSweeperService implements OnModuleInit {
  constructor(
    private readonly jobs: JobRegistry,
    private readonly labels: BuyLabelsService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(BUY_LABELS, (payload) => this.labels.buyDue((payload as { orderId: string }).orderId));
    this.jobs.schedule({
      name: 'shipping.see-to-labels',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.labels.buyDue(),
    });
  }
}
