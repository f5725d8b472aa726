import { MailOutbox } from '../src/notifications/mail/mail-outbox.js';
import type { Settings } from '../src/platform/config/settings.js';
import { JobOutbox } from '../src/platform/jobs/job-outbox.js';
import type { CurrentStudio } from '../src/studio/current-studio.js';
import { SecretBox } from '../src/platform/security/secret-box.js';
import { testStudio } from './test-studio.js';

interface OutboxParts {
  readonly jobs?: JobOutbox;
  readonly studio?: CurrentStudio;
}

/** An outbox without the rest of the shop. */
export function aMailOutbox(settings: Settings, parts: OutboxParts = {}): MailOutbox {
  const { jobs = new JobOutbox(), studio = testStudio(settings) } = parts;
  return new MailOutbox(jobs, studio, new SecretBox(settings));
}
