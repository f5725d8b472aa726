import { MailOutbox } from '../src/notifications/mail/mail-outbox.js';
import type { Settings } from '../src/platform/config/settings.js';
import { JobOutbox } from '../src/platform/jobs/job-outbox.js';
import { SecretBox } from '../src/platform/security/secret-box.js';

/** An outbox without the rest of the shop. */
export function aMailOutbox(settings: Settings, jobs = new JobOutbox()): MailOutbox {
  return new MailOutbox(jobs, settings, new SecretBox(settings));
}
