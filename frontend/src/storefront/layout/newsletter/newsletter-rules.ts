import { SubscribeDto } from '@contract/newsletter/newsletter.dto.js';
import { formRules } from '../../../lib/form-rules.js';

/** Come when somebody begins to write; no page loads them at start. */
export const newsletterRules = formRules(SubscribeDto);
