import { chakra } from '@chakra-ui/react';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { cleanPaste } from './clean-paste.js';
import { EditorToolbar } from './editor-toolbar.js';
import { EDITOR_EXTENSIONS, type WrittenFor } from './extensions.js';
import { LinkForm } from './link-form.js';
import type { PickedPicture } from './picked-picture.js';
import { EditorFrame } from './editor-frame.js';
import { fromEditor, toEditor } from './mail-html.js';
import type { RichTextHandle } from './rich-text-handle.js';

interface RichTextEditorProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onPickImage?: () => Promise<PickedPicture | null>;
  /** A page's text, or a mail's with what it looks like. */
  readonly writtenFor?: WrittenFor;
  readonly handle?: Ref<RichTextHandle>;
  readonly labelId: string;
  readonly errorId: string | undefined;
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { onPickImage, errorId, handle } = props;
  const editor = useHtmlEditor(props);
  useImperativeHandle(handle, () => ({
    focus: () => void editor.commands.focus(),
    insert: (text) => void editor.chain().focus().insertContent({ type: 'text', text }).run(),
  }));
  const [isLinking, setLinking] = useState(false);
  const endLinking = () => {
    setLinking(false);
    editor.commands.focus();
  };
  const addPicture = async () => {
    const picture = await onPickImage?.();
    if (picture) editor.chain().focus().setImage(picture).run();
    else editor.commands.focus();
  };
  return (
    <EditorFrame data-invalid={errorId === undefined ? undefined : ''}>
      <EditorToolbar
        editor={editor}
        onLink={() => setLinking(true)}
        onPicture={onPickImage ? () => void addPicture() : null}
      />
      {isLinking && <LinkForm editor={editor} onEnd={endLinking} />}
      <chakra.div asChild maxH="70vh" overflowY="auto">
        <EditorContent editor={editor} />
      </chakra.div>
    </EditorFrame>
  );
}

const asItIs = (html: string) => html;
const WAYS = {
  page: { read: asItIs, write: asItIs },
  mail: { read: toEditor, write: fromEditor },
} as const;

function useHtmlEditor(props: RichTextEditorProps): Editor {
  const { value, onChange, writtenFor = 'page', labelId, errorId } = props;
  const { read, write } = WAYS[writtenFor];
  /** What was told last: a value that says the same is no news, and the cursor stays. */
  const told = useRef(value);
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS[writtenFor],
    content: read(value),
    // Its style sheet would be one that the page's security policy does not know; what it needs stands in the frame.
    injectCSS: false,
    editorProps: {
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(errorId !== undefined && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      }),
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor: changed }) => {
      told.current = changed.isEmpty ? '' : write(changed.getHTML());
      onChange(told.current);
    },
  });
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(read(value), { emitUpdate: false });
  }, [editor, value, read]);
  return editor;
}
