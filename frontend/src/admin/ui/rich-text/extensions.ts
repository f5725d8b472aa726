import Image from '@tiptap/extension-image';
import { Extension, type Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { KEPT_NODES } from './kept-nodes.js';
import { isLinkTarget } from './link-target.js';

/** `rel` and `target` are the server's to say. */
const BARE_LINK = { target: null, rel: null, class: null };

type Level = 1 | 2 | 3 | 4;

const textOf = (levels: Level[]) =>
  StarterKit.configure({
    heading: { levels },
    // An empty paragraph of its own would be a change that nobody made.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: BARE_LINK,
      isAllowedUri: (url) => isLinkTarget(url),
    },
  });

/** A look that was written into a mail stays with what it was written for. */
const KeptLook = Extension.create({
  name: 'keptLook',
  addGlobalAttributes: () => [
    { types: ['heading', 'paragraph', 'link'], attributes: { 'data-style': { default: null } } },
  ],
});

/** What can be written on a page: no more than `contract/common/html-rules.ts` lets through; and in a mail. */
export const EDITOR_EXTENSIONS = {
  page: [textOf([2, 3, 4]), Image, ...KEPT_NODES],
  mail: [textOf([1, 2, 3, 4]), KeptLook],
} as const satisfies Record<string, Extensions>;

export type WrittenFor = keyof typeof EDITOR_EXTENSIONS;
