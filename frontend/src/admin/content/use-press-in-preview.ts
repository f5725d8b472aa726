import type { Dispatch, SetStateAction } from 'react';
import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import { mayLeave } from '../../lib/navigation/use-leave-warning.js';
import { useIsNarrow } from '../lib/use-is-narrow.js';
import type { Editing } from './content-list.js';
import { startOf } from './content-values.js';
import { findItemByText } from './find-item-by-text.js';
import type { useContentAddress } from './use-content-address.js';

interface Pressable {
  readonly items: readonly AdminContentItem[];
  /** The page that is previewed. */
  readonly page: string | undefined;
  readonly editing: Editing | null;
  readonly setEditing: Dispatch<SetStateAction<Editing | null>>;
  readonly address: ReturnType<typeof useContentAddress>;
}

/** Opens the editor of the text that was clicked in the preview, in whichever section it is. */
export function usePressInPreview({ items, page = '', editing, setEditing, address }: Pressable) {
  const isNarrow = useIsNarrow();
  return async (texts: readonly string[]) => {
    const item = findItemByText(items, page, texts);
    if (item === null || item.id === editing?.item.id || !(await mayLeave())) return;
    setEditing({ item, value: startOf(item) });
    if (item.section !== address.section) address.setSection(item.section);
    // On narrow screens the preview covers the texts.
    if (isNarrow) address.setPreview(null);
  };
}
