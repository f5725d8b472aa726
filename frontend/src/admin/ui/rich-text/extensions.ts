import Image from '@tiptap/extension-image';
import type { Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { KEPT_NODES } from './kept-nodes.js';
import { isLinkTarget } from './link-target.js';

/** `rel` and `target` are the server's to say. */
const BARE_LINK = { target: null, rel: null, class: null };

/** What can be written: no more than `contract/common/html-rules.ts` lets through. */
export const EDITOR_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // An empty paragraph of its own would be a change that nobody made.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: BARE_LINK,
      isAllowedUri: (url) => isLinkTarget(url),
    },
  }),
  Image,
  ...KEPT_NODES,
];
