import type { Extensions } from '@tiptap/react';
import { type EditorTool, PAGE_TOOLS } from './editor-tools.js';
import { PAGE_EXTENSIONS } from './extensions.js';

/**
 * A kind of text: its allowed content, its tools, and the conversion between the stored and the edited form.
 */
export interface EditorDialect {
  readonly extensions: Extensions;
  readonly tools: readonly EditorTool[];
  readonly read: (kept: string) => string;
  readonly write: (shown: string) => string;
  /** Addresses to choose from for a link. */
  readonly addresses: readonly LinkAddress[];
}

export interface LinkAddress {
  readonly href: string;
  readonly label: string;
}

const asItIs = (html: string) => html;

export const PAGE_DIALECT: EditorDialect = {
  extensions: PAGE_EXTENSIONS,
  tools: PAGE_TOOLS,
  read: asItIs,
  write: asItIs,
  addresses: [],
};
