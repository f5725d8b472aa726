import { type FocusEvent, useRef } from 'react';
import type { RichTextHandle } from '../../../ui/rich-text/rich-text-handle.js';

/** Puts a variable where the cursor was last: in the subject, or else in the body. */
export function useVariableInsertion(onSubject: (subject: string) => void) {
  const body = useRef<RichTextHandle>(null);
  const subject = useRef<HTMLInputElement>(null);
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'subject') subject.current = target;
    else if (target.getAttribute('role') === 'textbox') subject.current = null;
  };
  const insert = (name: string) => {
    const box = subject.current;
    if (box === null) {
      body.current?.insert({ type: 'variable', attrs: { name } });
      return;
    }
    const end = box.value.length;
    box.setRangeText(`{{${name}}}`, box.selectionStart ?? end, box.selectionEnd ?? end, 'end');
    box.focus();
    onSubject(box.value);
  };
  return { body, onFocus, insert };
}
