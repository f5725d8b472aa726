import { SubscribeDto } from '@contract/messaging/newsletter/newsletter.dto.js';
import { formRules } from '../../../lib/forms/form-rules.js';

/** Loaded on the first input, not with the page. */
export const newsletterRules = formRules(SubscribeDto);
