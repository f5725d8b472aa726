import { chakra } from '@chakra-ui/react';
import type { Content } from '@tiptap/react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../../../ui/button.js';
import { TextArea } from '../../../../ui/text-field.js';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.js';
import type { RichTextHandle } from '../../../ui/rich-text/rich-text-handle.js';
import { LazyTemplateEditor } from './lazy-template-editor.js';
import { isFormattable } from './template-html.js';
import type { TemplateValues } from './template-values.js';

export interface BodyHandle {
  /** Inserts content at the editor's cursor; false when the body is edited as HTML. */
  readonly insert: (content: Content) => boolean;
}

/**
 * The body of a mail in an editor, or as HTML on request and where it contains more than the editor supports.
 */
export function BodyField({ handle }: { readonly handle: Ref<BodyHandle> }) {
  const { field, fieldState } = useController<TemplateValues, 'bodyHtml'>({ name: 'bodyHtml' });
  const [wantsHtml, setWantsHtml] = useState(false);
  const editor = useRef<RichTextHandle>(null);
  useImperativeHandle(handle, () => ({
    insert: (content) => {
      editor.current?.insert(content);
      return editor.current !== null;
    },
  }));
  const canFormat = isFormattable(field.value);
  const shared = { value: field.value, error: fieldState.error?.message };
  return (
    <div>
      {canFormat && !wantsHtml ? (
        <chakra.div onBlur={field.onBlur}>
          <RichTextField
            {...shared}
            label="İçerik"
            editor={LazyTemplateEditor}
            handle={(shown) => {
              editor.current = shown;
              field.ref(shown);
            }}
            onChange={field.onChange}
          />
        </chakra.div>
      ) : (
        <TextArea
          {...field}
          {...shared}
          label="İçerik (HTML)"
          rows={16}
          spellCheck={false}
          {...(!canFormat && {
            help: 'Özel biçim içerdiği için yalnızca HTML olarak düzenlenir.',
          })}
        />
      )}
      {canFormat && (
        <chakra.div mt="1" ms="-3">
          <Button variant="ghost" size="sm" onClick={() => setWantsHtml(!wantsHtml)}>
            {wantsHtml ? 'Düzenleyiciyle Yaz' : 'HTML Olarak Düzenle'}
          </Button>
        </chakra.div>
      )}
    </div>
  );
}
