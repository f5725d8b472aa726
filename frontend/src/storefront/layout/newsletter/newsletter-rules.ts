import { SubscribeDto } from '@contract/messaging/newsletter/newsletter.dto.js';
import { formRules } from '../../../lib/form-rules.js';

/** Loaded when somebody begins to type, not with the page. */
export const newsletterRules = formRules(SubscribeDto);
