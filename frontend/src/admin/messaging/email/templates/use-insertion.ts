import { type FocusEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BodyHandle } from './body-field.js';
import type { TemplateValues } from './template-values.js';

type TextName = 'subject' | 'preheader' | 'bodyHtml';
type TextBox = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS: readonly string[] = ['subject', 'preheader', 'bodyHtml'] satisfies TextName[];

/** Puts parts where the cursor was last; into the body where there was none yet. */
export function useInsertion() {
  const { setValue, setFocus } = useFormContext<TemplateValues>();
  const body = useRef<BodyHandle>(null);
  const last = useRef<TextBox | null>(null);
  const onFocus = ({ target }: FocusEvent) => {
    const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isBox && TEXT_FIELDS.includes(target.name)) last.current = target;
    else if (target.getAttribute('role') === 'textbox') last.current = null;
  };
  const type = (text: string) => {
    if (!last.current?.isConnected) setFocus('bodyHtml');
    const box = last.current;
    if (box === null) return;
    const { value, selectionStart, selectionEnd } = box;
    const start = selectionStart ?? value.length;
    const typed = value.slice(0, start) + text + value.slice(selectionEnd ?? start);
    setValue(box.name as TextName, typed, { shouldDirty: true, shouldTouch: true });
    box.focus();
    box.setSelectionRange(start + text.length, start + text.length);
  };
  const variable = (name: string) => {
    const node = { type: 'variable', attrs: { name } };
    if (last.current !== null || !body.current?.insert(node)) type(`{{${name}}}`);
  };
  /** Blocks and conditional parts can only be in the body. */
  const block = (name: string) => {
    if (!body.current?.insert({ type: 'shopBlock', attrs: { name } })) type(`\n{{> ${name}}}\n`);
  };
  const condition = (when: string) => {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Buraya yazın.' }] }];
    const part = { type: 'conditionalPart', attrs: { when }, content };
    if (!body.current?.insert(part)) type(`\n{{#if ${when}}}\n<p>Buraya yazın.</p>\n{{/if}}\n`);
  };
  return { body, onFocus, variable, block, condition };
}
