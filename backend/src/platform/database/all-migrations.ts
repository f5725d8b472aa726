import { TextSearch1763700001000 } from './migrations/001-text-search.js';
import { Catalog1763700002000 } from './migrations/002-catalog.js';
import { Orders1763700003000 } from './migrations/003-orders.js';
import { Payments1763700004000 } from './migrations/004-payments.js';
import { JobsAndMail1763700005000 } from './migrations/005-jobs-and-mail.js';
import { Accounts1763700006000 } from './migrations/006-accounts.js';

/** In the order in which they run; a new one goes to the end, none is ever changed after a release. */
export const ALL_MIGRATIONS = [
  TextSearch1763700001000,
  Catalog1763700002000,
  Orders1763700003000,
  Payments1763700004000,
  JobsAndMail1763700005000,
  Accounts1763700006000,
];
