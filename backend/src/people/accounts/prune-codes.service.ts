import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { PasswordReset } from './password-reset.entity.js';
import { SignInUnlock } from './sign-in-unlock.entity.js';
import { VerificationCode } from './verification-code.entity.js';

/** An expired code is kept for a day, so that its owner reads 'expired' instead of 'wrong'. */
const KEPT_MS = 24 * 3600 * 1000;

/** Deletes expired codes and mailed links, together with unfinished registrations. */
@Injectable()
export class PruneCodesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'accounts.prune', everySeconds: 3_600, run: () => this.prune() });
  }

  async prune(): Promise<void> {
    const { manager } = this.dataSource;
    const now = this.clock.now().getTime();
    await manager.delete(VerificationCode, { expiresAt: LessThan(new Date(now - KEPT_MS)) });
    await manager.delete(PasswordReset, { expiresAt: LessThan(new Date(now)) });
    await manager.delete(SignInUnlock, { expiresAt: LessThan(new Date(now)) });
  }
}
