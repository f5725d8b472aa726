import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { CheckDocumentsService } from './draw-up/check-documents.service.js';

/** Draws up the documents that are due. */
@Injectable()
export class InvoicingSweeperService implements OnModuleInit {
  constructor(
    private readonly jobs: JobRegistry,
    private readonly checks: CheckDocumentsService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'invoicing.draw-up',
      everySeconds: this.settings.SWEEP_SECONDS,
      run: () => this.checks.checkDue(),
    });
  }
}
