import { BulkOrderDto } from '@contract/orders/bulk-orders/bulk-order.dto.js';
import { formRules } from '../../../lib/form-rules.js';

/** Loaded when somebody begins to type, not with the page. */
export const bulkOrderRules = formRules(BulkOrderDto);
