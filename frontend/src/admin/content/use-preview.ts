import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { AdminContentItem, ContentPreview } from '@contract/content/admin-content.views.js';
import { isFrom, type PreviewAnswer, type PreviewOrder } from '../../lib/site/preview-messages.js';
import { trpc } from '../../lib/server/trpc.js';
import { useDebouncedMutation } from '../lib/use-debounced.js';
import { problemOf } from './content-values.js';
import { textOnPage } from './text-on-page.js';

/** The pause after typing before the preview follows. */
const PAUSE_MS = 250;

export interface Previewed {
  readonly item: AdminContentItem;
  readonly value: string;
  /** True while the text is being edited and therefore highlighted. */
  readonly isEdited: boolean;
  /** Changes when somebody else has changed a text. */
  readonly readAt: number;
}

interface MadePreview {
  readonly preview: ContentPreview;
  readonly item: AdminContentItem;
  readonly value: string;
}

/** Sends the edited text to the preview frame. */
export function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  previewed: Previewed,
  onPressed: (texts: readonly string[]) => void,
) {
  const { made, hasFailed } = usePreviewOf(previewed);
  const [readyAt, setReadyAt] = useState(0);
  const [unseen, setUnseen] = useState<string | null>(null);
  const { item, isEdited } = previewed;
  useEffect(() => {
    const hear = (event: MessageEvent<PreviewAnswer>) => {
      if (!isFrom(frame.current?.contentWindow, event)) return;
      const { data } = event;
      if (data.kind === 'ready') setReadyAt(Date.now());
      else if (data.kind === 'pressed') onPressed(data.texts);
      else setUnseen(data.isSeen ? null : data.id);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, onPressed]);
  useEffect(() => {
    if (readyAt === 0 || made === null) return;
    const text = textOnPage(made.item, made.value, made.preview);
    const order: PreviewOrder = {
      preview: made.preview,
      page: made.item.page,
      place: made.item.place,
      target: isEdited ? { id: made.item.id, text } : null,
    };
    frame.current?.contentWindow?.postMessage(order, window.location.origin);
  }, [frame, made, readyAt, isEdited]);
  return {
    hasFailed,
    /** True when an older preview is still shown. */
    isStale: hasFailed && made !== null,
    isReady: readyAt !== 0 && made !== null,
    isUnseen: isEdited && unseen === item.id,
  };
}

/** Returns the data that the pages would show. A value that cannot be saved keeps the previous preview. */
function usePreviewOf({ item, value, readAt }: Previewed) {
  const { client } = trpc.useUtils();
  const written = useMemo(
    () => (problemOf(item, value) === undefined ? { item, value, readAt } : null),
    [item, value, readAt],
  );
  const { made, error } = useDebouncedMutation(written, PAUSE_MS, async (requested): Promise<MadePreview> => {
    const { section, key } = requested.item;
    const preview = await client.admin.content.preview.mutate({ section, key, value: requested.value });
    return { preview, item: requested.item, value: requested.value };
  });
  return { made, hasFailed: error !== null };
}
