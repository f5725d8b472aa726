import { studioMinute } from '../../../contract/common/dates.js';
import { isLocalDateText } from '../../../contract/common/local-date.rule.js';

const INSTANT = /^([^T]*)T.*(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Parses an instant, or a date and time as forms and databases write them, into a minute in Istanbul time.
 * Anything else, such as a date that does not exist, is left for validation to refuse.
 */
export function readStudioMinute(value: string): string {
  const [, date] = INSTANT.exec(value) ?? [];
  if (date === undefined) return value.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/, '$1T$2');
  return isLocalDateText(date) && !Number.isNaN(Date.parse(value)) ? studioMinute(value) : value;
}
