import { chakra } from '@chakra-ui/react';
import {
  Node,
  NodeViewContent,
  type NodeViewProps,
  NodeViewWrapper,
  ReactNodeViewRenderer,
} from '@tiptap/react';
import { Grip, PartControls } from './part-controls.js';
import { dataAttribute } from './template-marks.js';
import type { TemplateParts } from './template-parts.js';

/** Paragraphs and blocks that only some of these mails have. */
export const conditionNode = (parts: TemplateParts) =>
  Node.create({
    name: 'conditionalPart',
    group: 'block',
    content: 'block+',
    defining: true,
    draggable: true,
    addAttributes: () => ({ when: dataAttribute('data-when') }),
    parseHTML: () => [{ tag: 'div[data-when]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
    addNodeView: () =>
      ReactNodeViewRenderer((props: NodeViewProps) => <ConditionCard {...props} parts={parts} />),
  });

function ConditionCard({ node, editor, getPos, parts }: NodeViewProps & { readonly parts: TemplateParts }) {
  const label = parts.labelOf.condition(String(node.attrs['when']));
  const unwrap = () => {
    const position = getPos();
    if (position === undefined) return;
    editor.view.dispatch(editor.state.tr.replaceWith(position, position + node.nodeSize, node.content));
    editor.commands.focus();
  };
  return (
    <NodeViewWrapper>
      <chakra.div
        role="group"
        aria-label={`Koşullu bölüm: ${label}`}
        borderInlineStartWidth="3px"
        borderColor="brand.solid"
        bg="bg.subtle"
        borderRadius="md"
        ps="3"
        pe="2"
        pb="3"
      >
        <chakra.div contentEditable={false} display="flex" alignItems="center" gap="2" color="fg.muted">
          <Grip />
          <chakra.span flex="1" minW="0" textStyle="note" lineHeight="1.3">
            Yalnızca <strong>{label}</strong>
          </chakra.span>
          <PartControls
            editor={editor}
            getPos={getPos}
            label={label}
            removeLabel="Koşulu kaldır"
            onRemove={unwrap}
          />
        </chakra.div>
        <NodeViewContent />
      </chakra.div>
    </NodeViewWrapper>
  );
}
