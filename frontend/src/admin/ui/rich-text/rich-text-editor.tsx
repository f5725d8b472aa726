import { chakra } from '@chakra-ui/react';
import { type Editor, EditorContent, isNodeSelection, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { cleanPaste } from './clean-paste.js';
import { EditorToolbar } from './editor-toolbar.js';
import { LinkForm } from './link-form.js';
import type { PickedPicture } from './picked-picture.js';
import { EditorFrame } from './editor-frame.js';
import { type EditorDialect, PAGE_DIALECT } from './editor-dialect.js';
import type { RichTextHandle } from './rich-text-handle.js';

export interface RichTextEditorProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onPickImage?: () => Promise<PickedPicture | null>;
  /** The kind of text, a page's by default. It is read once. */
  readonly dialect?: EditorDialect;
  readonly handle?: Ref<RichTextHandle>;
  readonly labelId: string;
  readonly errorId: string | undefined;
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { onPickImage, errorId, handle, dialect = PAGE_DIALECT } = props;
  const editor = useHtmlEditor(props);
  useImperativeHandle(handle, () => ({
    focus: () => void editor.commands.focus(),
    insert: (content) => void editor.chain().focus().insertContent(content).run(),
  }));
  const [isLinking, setLinking] = useState(false);
  const endLinking = () => {
    setLinking(false);
    editor.commands.focus();
  };
  const addPicture = async () => {
    const picture = await onPickImage?.();
    if (picture) insertPicture(editor, picture);
    else editor.commands.focus();
  };
  return (
    <EditorFrame data-invalid={errorId === undefined ? undefined : ''}>
      <EditorToolbar
        editor={editor}
        tools={dialect.tools}
        onLink={() => setLinking(true)}
        onPicture={onPickImage ? () => void addPicture() : null}
      />
      {isLinking && <LinkForm editor={editor} addresses={dialect.addresses} onEnd={endLinking} />}
      <chakra.div asChild maxH="70vh" overflowY="auto">
        <EditorContent editor={editor} />
      </chakra.div>
    </EditorFrame>
  );
}

/** The caret goes below the picture: a picture that stays selected would be replaced by the next key. */
function insertPicture(editor: Editor, picture: PickedPicture): void {
  editor
    .chain()
    .focus()
    .setImage(picture)
    .command(({ tr: { selection }, commands }) => {
      if (!isNodeSelection(selection)) return true;
      return commands.insertContentAt(selection.to, { type: 'paragraph' });
    })
    .run();
}

function useHtmlEditor(props: RichTextEditorProps): Editor {
  const { value, onChange, dialect = PAGE_DIALECT, labelId, errorId } = props;
  const { extensions, read, write } = dialect;
  /** The value that was reported last. When it comes back unchanged, the editor and its cursor stay as they are. */
  const lastReported = useRef(value);
  const editor = useEditor({
    extensions,
    content: read(value),
    // The page's security policy would refuse its style sheet; the needed rules are in the frame.
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
      lastReported.current = changed.isEmpty ? '' : write(changed.getHTML());
      onChange(lastReported.current);
    },
  });
  useEffect(() => {
    if (value === lastReported.current) return;
    lastReported.current = value;
    editor.commands.setContent(read(value), { emitUpdate: false });
  }, [editor, value, read]);
  return editor;
}
