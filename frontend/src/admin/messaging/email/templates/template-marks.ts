import { Extension, Mark, mergeAttributes, Node } from '@tiptap/react';
import type { TemplateParts } from './template-parts.js';

/** A fact of the mail, as a chip that is written and deleted as a whole. */
export const variableNode = ({ labelOf }: TemplateParts) =>
  Node.create({
    name: 'variable',
    group: 'inline',
    inline: true,
    atom: true,
    selectable: true,
    addAttributes: () => ({ name: dataAttribute('data-variable') }),
    parseHTML: () => [{ tag: 'span[data-variable]' }],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
    renderText: ({ node }) => `{{${String(node.attrs['name'])}}}`,
    addNodeView: () => {
      return ({ node, HTMLAttributes }) => {
        const name = String(node.attrs['name']);
        const dom = document.createElement('span');
        dom.setAttribute('data-variable', String(HTMLAttributes['data-variable']));
        dom.title = `{{${name}}}`;
        dom.textContent = labelOf.variable(name);
        return { dom };
      };
    },
  });

/** The mark of a condition: text that only some mails contain. */
export const conditionMark = ({ labelOf }: TemplateParts) =>
  Mark.create({
    name: 'condition',
    // The outermost mark, so that a conditional text is not split by other marks.
    priority: 2_000,
    inclusive: false,
    excludes: '',
    addAttributes: () => ({ when: dataAttribute('data-when') }),
    parseHTML: () => [{ tag: 'span[data-when]' }],
    renderHTML: ({ HTMLAttributes }) => {
      const title = `Yalnızca ${labelOf.condition(String(HTMLAttributes['data-when']))}`;
      return ['span', mergeAttributes(HTMLAttributes, { title }), 0];
    },
  });

/** A style that was written into a template stays with what it was written for. */
export const PreservedStyle = Extension.create({
  name: 'preservedStyle',
  addGlobalAttributes: () => [
    { types: ['heading', 'paragraph', 'link'], attributes: { 'data-style': { default: null } } },
    { types: ['paragraph'], attributes: { class: { default: null } } },
  ],
});

export function dataAttribute(attribute: string) {
  return {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(attribute) ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({
      [attribute]: (Object.values(attributes)[0] as string | undefined) ?? '',
    }),
  };
}
