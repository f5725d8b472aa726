import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { CheckDocumentsService } from './draw-up/check-documents.service.js';
import { IssueDueService } from './issuing/issue-due.service.js';

/** Draws up the documents that are due, and issues them. */
@Injectable()
export class InvoicingSweeperService implements OnModuleInit {
  constructor(
    private readonly jobs: JobRegistry,
    private readonly checks: CheckDocumentsService,
    private readonly issuing: IssueDueService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'invoicing.draw-up',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.checks.checkDue(),
    });
    this.jobs.schedule({
      name: 'invoicing.issue',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.issuing.issueDue(),
    });
  }
}
