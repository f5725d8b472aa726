import { AppError } from '../../contract/app-error.js';
import { withoutUnusable } from '../../contract/common/text-rules.js';
import { CONTENT_LIMITS, type ContentKey } from '../../contract/content/content-key.js';
import { isList } from '../../contract/content/content-values.js';
import { safeHtml } from '../platform/html/safe-html.js';

/** A text as it is kept. Throws content_too_long, or content_not_a_list where a list has to be. */
export function storableText({ type, label, isList: shallBeList }: ContentKey, value: string): string {
  // Measured as it is kept: cleaning may lengthen a text, and what is kept must be fit to be saved again.
  const text = (type === 'html' ? safeHtml(value) : withoutUnusable(value)).trim();
  const max = CONTENT_LIMITS[type];
  if (text.length > max) throw new AppError('content_too_long', { label, max });
  if (shallBeList && text !== '' && !isList(text)) throw new AppError('content_not_a_list', { label });
  return text;
}
