import { useState } from 'react';
import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import type { ContentSection } from '@contract/content/content-section.js';
import { trpc } from '../../lib/server/trpc.js';
import { useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';
import type { Editing } from './content-list.js';
import { countBySection, matching } from './content-search.js';
import { isChanged } from './content-values.js';
import { LOAD_FAILED } from './content.texts.js';
import type { Previewed } from './use-preview.js';

const NO_ITEMS: readonly AdminContentItem[] = [];

interface Wanted {
  readonly section: ContentSection;
  readonly search: string;
}

/** The found texts of a section, the one that is being edited, and its preview. */
export function useContentList({ section, search }: Wanted) {
  const list = trpc.admin.content.list.useQuery();
  useRefetchErrorToast(list, LOAD_FAILED);
  const { editing, setEditing } = useEditing(section);
  const items = list.data ?? NO_ITEMS;
  const found = matching(items, search);
  // The text being edited stays in the list, whatever the search is.
  const shown = items.filter(
    (item) => item.section === section && (item.id === editing?.item.id || found.includes(item)),
  );
  return {
    list,
    items,
    shown,
    counts: list.data && countBySection(found),
    editing,
    setEditing,
    previewed: previewOf({ items, shown, section }, editing, list.dataUpdatedAt),
  };
}

/** The edited text. Leaving its section ends editing, so that discarded text does not come back. */
function useEditing(section: ContentSection) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [place, setPlace] = useState(section);
  if (place !== section) {
    setPlace(section);
    if (editing?.item.section !== section) setEditing(null);
  }
  return { editing, setEditing };
}

interface Candidates {
  readonly items: readonly AdminContentItem[];
  readonly shown: readonly AdminContentItem[];
  readonly section: ContentSection;
}

/** Returns the page of the edited text, or of the section. */
function previewOf(
  { items, shown, section }: Candidates,
  editing: Editing | null,
  readAt: number,
): (Previewed & { readonly isUnsaved: boolean }) | null {
  const edited = shown.find(({ id }) => id === editing?.item.id);
  if (edited && editing) {
    const isUnsaved = isChanged(edited, editing.value);
    return { item: edited, value: isUnsaved ? editing.value : edited.own, isEdited: true, readAt, isUnsaved };
  }
  const item = items.find((each) => each.section === section);
  return item ? { item, value: item.own, isEdited: false, readAt, isUnsaved: false } : null;
}
