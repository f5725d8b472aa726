import { BULK_MAIL_VARIABLES } from '@contract/messaging/email/bulk-mail.js';
import { templateParts } from '../templates/template-parts.js';

const variables = Object.entries(BULK_MAIL_VARIABLES).map(([name, label]) => ({
  ...{ name, label },
  sample: '',
  isRequired: false,
}));

/** What a bulk mail may contain besides its text. */
export const BULK_MAIL_PARTS = templateParts({ variables, conditions: [], blocks: [] });
