import { ALargeSmall, RectangleHorizontal } from 'lucide-react';
import type { EditorDialect } from '../../../ui/rich-text/editor-dialect.js';
import { type EditorTool, MAIL_TOOLS } from '../../../ui/rich-text/editor-tools.js';
import { formattedText } from '../../../ui/rich-text/extensions.js';
import { blockNode } from './block-node.js';
import { conditionNode } from './condition-node.js';
import { fromEditor, toEditor } from './template-html.js';
import { conditionMark, PreservedStyle, variableNode } from './template-marks.js';
import type { TemplateParts } from './template-parts.js';

const LOOK_TOOLS: readonly EditorTool[] = [
  {
    label: 'Küçük yazı',
    icon: ALargeSmall,
    isOn: (editor) => editor.isActive('paragraph', { class: 'note' }),
    isUsable: (editor) => editor.isActive('paragraph'),
    use: (editor) => {
      const isOn = editor.isActive('paragraph', { class: 'note' });
      editor
        .chain()
        .focus()
        .updateAttributes('paragraph', { class: isOn ? null : 'note' })
        .run();
    },
  },
  {
    label: 'Bağlantıyı düğme yap',
    icon: RectangleHorizontal,
    isOn: (editor) => editor.isActive('link', { class: 'button' }),
    isUsable: (editor) => editor.isActive('link'),
    use: (editor) => {
      const isOn = editor.isActive('link', { class: 'button' });
      const attributes = { class: isOn ? null : 'button' };
      editor.chain().focus().extendMarkRange('link').updateAttributes('link', attributes).run();
    },
  },
];

/** The text of one kind of mail: with its variables, conditions and blocks. */
export function templateDialect(parts: TemplateParts): EditorDialect {
  return {
    extensions: [
      formattedText([1, 2, 3, 4]),
      PreservedStyle,
      variableNode(parts),
      conditionMark(parts),
      blockNode(parts),
      conditionNode(parts),
    ],
    tools: [...MAIL_TOOLS, ...LOOK_TOOLS],
    read: toEditor,
    write: fromEditor,
    addresses: parts.variables
      .filter(({ name }) => name.endsWith('_url'))
      .map(({ name, label }) => ({ href: `{{${name}}}`, label })),
  };
}
