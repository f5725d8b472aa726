import { IsInt, Max, Min } from 'class-validator';
import { isOptionalText } from '../common/optional-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { LEGAL_RETURN_DAYS, MOST_RETURN_DAYS } from '../returns/return-term.js';
import { isReadVersion } from './read-version.rule.js';
import type { ReturnRules } from './return-rules.js';

const DAYS = {
  message: `İade süresi ${LEGAL_RETURN_DAYS} ile ${MOST_RETURN_DAYS} gün arasında olmalıdır; yasal süre ${LEGAL_RETURN_DAYS} gündür.`,
};

export class SaveReturnRulesDto implements ReturnRules {
  @rulesInOrder(IsInt(DAYS), Min(LEGAL_RETURN_DAYS, DAYS), Max(MOST_RETURN_DAYS, DAYS))
  days: number;

  @isOptionalText({ maxLength: 100 })
  code: string;

  /** The version that the client read; 0 before the first save. */
  @isReadVersion()
  version: number;
}
