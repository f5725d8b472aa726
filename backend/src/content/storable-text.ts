import { AppError } from '../../contract/app-error.js';
import { withoutUnusable } from '../../contract/common/text-rules.js';
import { CONTENT_LIMITS, type ContentKey } from '../../contract/content/content-key.js';
import { isList } from '../../contract/content/content-values.js';
import { safeHtml } from '../platform/html/safe-html.js';

/**
 * The text as it is stored. Throws content_too_long, and content_not_a_list for a text that should be a list.
 */
export function storableText(
  { type, label, isList: shallBeList, tooLong }: ContentKey,
  value: string,
): string {
  // The length is checked after sanitising, which may lengthen a text: a stored text must be accepted when it
  // is saved again.
  const text = (type === 'html' ? safeHtml(value) : withoutUnusable(value)).trim();
  const max = CONTENT_LIMITS[type];
  if (text.length > max) throw new AppError(tooLong ?? 'content_too_long', { label, max });
  if (shallBeList && text !== '' && !isList(text)) throw new AppError('content_not_a_list', { label });
  return text;
}
