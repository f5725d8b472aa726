import { BulkOrderDto } from '@contract/orders/bulk-orders/bulk-order.dto.js';
import { formRules } from '../../../lib/forms/form-rules.js';

/** Loaded on the first input, not with the page. */
export const bulkOrderRules = formRules(BulkOrderDto);
