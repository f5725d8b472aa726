import { StockWishDto } from '@contract/catalog/stock-wishes/stock-wish.dto.js';
import { formRules } from '../../../lib/forms/form-rules.js';

/** Loaded on the first input, not with the page. */
export const stockWishRules = formRules(StockWishDto);
