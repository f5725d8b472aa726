import { chakra } from '@chakra-ui/react';
import { type Editor, useEditorState } from '@tiptap/react';
import { ImagePlus, Link as LinkIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.js';
import { Icon } from '../../../ui/icon.js';
import { type EditorTool, HISTORY_TOOLS } from './editor-tools.js';

interface EditorToolbarProps {
  readonly editor: Editor;
  /** The toolbar adds those for links, pictures and undoing. */
  readonly tools: readonly EditorTool[];
  readonly onLink: () => void;
  /** Null when pictures cannot be inserted. */
  readonly onPicture: (() => void) | null;
}

/** The toolbar is one Tab stop; the arrow keys move between its tools. */
export function EditorToolbar({ editor, tools: given, onLink, onPicture }: EditorToolbarProps) {
  const tools = [...given, ...commonTools(onLink, onPicture)];
  const [stop, setStop] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: at }) =>
      tools.map(({ isOn, isUsable }) => ({ isOn: isOn?.(at), isUsable: isUsable?.(at) ?? true })),
  });
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextStop(event.key, stop, tools.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <chakra.div
      role="toolbar"
      aria-label="Metin biçimi"
      aria-orientation="horizontal"
      onKeyDown={move}
      display="flex"
      flexWrap="wrap"
      p="1"
      borderBottomWidth="1px"
    >
      {tools.map((tool, index) => (
        <IconButton
          key={tool.label}
          aria-label={tool.label}
          title={tool.label}
          aria-pressed={states[index]?.isOn}
          aria-disabled={states[index]?.isUsable === false || undefined}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => states[index]?.isUsable !== false && tool.use(editor)}
          style={states[index]?.isOn === true ? ON : undefined}
        >
          <chakra.span opacity={states[index]?.isUsable === false ? '0.4' : '1'}>
            <Icon as={tool.icon} />
          </chakra.span>
        </IconButton>
      ))}
    </chakra.div>
  );
}

const ON = { background: 'var(--toprak-colors-bg-muted)' };

function commonTools(onLink: () => void, onPicture: (() => void) | null): EditorTool[] {
  return [
    { label: 'Bağlantı', icon: LinkIcon, isOn: (editor) => editor.isActive('link'), use: onLink },
    ...(onPicture ? [{ label: 'Görsel ekle', icon: ImagePlus, use: onPicture }] : []),
    ...HISTORY_TOOLS,
  ];
}

function nextStop(key: string, stop: number, count: number): number | null {
  if (key === 'ArrowRight') return (stop + 1) % count;
  if (key === 'ArrowLeft') return (stop + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
