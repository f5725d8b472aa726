import { BulkOrderDto } from '@contract/bulk-orders/bulk-order.dto.js';
import { formRules } from '../../../lib/form-rules.js';

/** Come when somebody begins to write; no page loads them at start. */
export const bulkOrderRules = formRules(BulkOrderDto);
