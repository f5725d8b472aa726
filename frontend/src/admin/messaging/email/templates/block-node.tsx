import { chakra } from '@chakra-ui/react';
import { Node, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { Grip, PartControls } from './part-controls.js';
import { dataAttribute } from './template-marks.js';
import type { TemplateParts } from './template-parts.js';

/** A part that the shop fills in: it can be moved and, unless the mail needs it, taken out; never changed. */
export const blockNode = (parts: TemplateParts) =>
  Node.create({
    name: 'shopBlock',
    group: 'block',
    atom: true,
    draggable: true,
    selectable: true,
    addAttributes: () => ({ name: dataAttribute('data-block') }),
    parseHTML: () => [{ tag: 'div[data-block]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
    renderText: ({ node }) => `{{> ${String(node.attrs['name'])}}}`,
    addNodeView: () =>
      ReactNodeViewRenderer((props: NodeViewProps) => <BlockCard {...props} parts={parts} />),
  });

function BlockCard({
  node,
  editor,
  getPos,
  deleteNode,
  parts,
}: NodeViewProps & { readonly parts: TemplateParts }) {
  const name = String(node.attrs['name']);
  const label = parts.labelOf.block(name);
  const isRequired = parts.isRequired(name);
  return (
    <NodeViewWrapper contentEditable={false}>
      <chakra.div
        role="group"
        aria-label={`Bölüm: ${label}`}
        display="flex"
        alignItems="center"
        gap="2"
        ps="2"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="md"
        bg="bg.subtle"
      >
        <Grip />
        <chakra.span flex="1" minW="0" py="2" textStyle="note" lineHeight="1.3">
          <chakra.strong display="block">{label}</chakra.strong>
          <chakra.span color="fg.muted">
            {isRequired ? 'Zorunlu bölüm, dükkân doldurur' : 'Dükkân doldurur'}
          </chakra.span>
        </chakra.span>
        <PartControls
          editor={editor}
          getPos={getPos}
          label={label}
          removeLabel="Çıkar"
          onRemove={isRequired ? null : deleteNode}
        />
      </chakra.div>
    </NodeViewWrapper>
  );
}
