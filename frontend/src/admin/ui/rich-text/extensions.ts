import Image from '@tiptap/extension-image';
import type { Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { PRESERVED_NODES } from './preserved-nodes.js';
import { isLinkTarget } from './link-target.js';

/** The server sets `rel` and `target`. */
const BARE_LINK = { target: null, rel: null, class: null };

type Level = 1 | 2 | 3 | 4;

export const formattedText = (levels: Level[]) =>
  StarterKit.configure({
    heading: { levels },
    // An added empty paragraph would count as a change.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: BARE_LINK,
      isAllowedUri: (url) => isLinkTarget(url),
    },
  });

/** The nodes and marks that a page allows, which are those of `contract/common/html-rules.ts`. */
export const PAGE_EXTENSIONS: Extensions = [formattedText([2, 3, 4]), Image, ...PRESERVED_NODES];
