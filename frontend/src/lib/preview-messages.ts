import type { ContentPreview } from '@contract/content/admin-content.views.js';

/** The one document that may stand in a frame of the back office. */
export const PREVIEW_PATH = '/admin/onizleme';

/** What the editor tells the page in its frame. */
export interface PreviewOrder {
  /** The texts as they would be. */
  readonly preview: ContentPreview;
  /** Which page of the shop. */
  readonly page: string;
  /** The id of the part of the page that the text stands in; null: the page itself. */
  readonly place: string | null;
  /** What is being written, to be pointed at; null: nothing. */
  readonly target: { readonly id: string; readonly text: string } | null;
}

/** What the page in the frame tells the editor. */
export type PreviewAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pointed'; readonly id: string; readonly isSeen: boolean }
  /** The words at a place that was pressed, the innermost first. */
  | { readonly kind: 'pressed'; readonly texts: readonly string[] };

/** Of a window of ours, and of the one that is meant. */
export function isFrom(source: Window | null | undefined, event: MessageEvent): boolean {
  return event.origin === window.location.origin && event.source === source;
}
