import { studioMinute } from '../../contract/common/dates.js';
import { isLocalDateText } from '../../contract/common/local-date.rule.js';

const INSTANT = /^([^T]*)T.*(?:Z|[+-]\d\d:\d\d)$/;

/**
 * A minute on the studio's clock, of an instant, or of a date and a time as forms and databases write them. What is none,
 * such as an instant on a day that there is not, is left for the rules to refuse.
 */
export function readStudioMinute(value: string): string {
  const [, date] = INSTANT.exec(value) ?? [];
  if (date === undefined) return value.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/, '$1T$2');
  return isLocalDateText(date) && !Number.isNaN(Date.parse(value)) ? studioMinute(value) : value;
}
