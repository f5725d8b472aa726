import type { Content } from '@tiptap/react';

/** Lets other components write into the editor. */
export interface RichTextHandle {
  readonly focus: () => void;
  /** Inserts text or nodes at the cursor. */
  readonly insert: (content: Content) => void;
}
