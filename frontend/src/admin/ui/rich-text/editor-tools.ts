import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';

export interface EditorTool {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Tells for a toggle whether it is on at the cursor. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isUsable?: (editor: Editor) => boolean;
  readonly use: (editor: Editor) => void;
}

const heading = (level: 1 | 2 | 3 | 4, icon: LucideIcon): EditorTool => ({
  label: `Başlık ${level}`,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  use: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const TEXT_TOOLS: readonly EditorTool[] = [
  {
    label: 'Kalın',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    use: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Eğik',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    use: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Madde işaretli liste',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    use: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numaralı liste',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    use: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Alıntı',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    use: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

export const PAGE_TOOLS: readonly EditorTool[] = [
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
  ...TEXT_TOOLS,
];

export const MAIL_TOOLS: readonly EditorTool[] = [heading(1, Heading1), heading(2, Heading2), ...TEXT_TOOLS];

export const HISTORY_TOOLS: readonly EditorTool[] = [
  {
    label: 'Geri al',
    icon: Undo2,
    isUsable: (editor) => editor.can().undo(),
    use: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Yinele',
    icon: Redo2,
    isUsable: (editor) => editor.can().redo(),
    use: (editor) => editor.chain().focus().redo().run(),
  },
];
