import type { ContentPreview } from '@contract/content/admin-content.views.js';

/** The only document that the back office shows in a frame. */
export const PREVIEW_PATH = '/admin/onizleme';

/** A message from the editor to the page in its preview frame. */
export interface PreviewOrder {
  /** The texts as they would be after saving. */
  readonly preview: ContentPreview;
  /** The page of the shop to show. */
  readonly page: string;
  /** The id of the element that contains the text; null for the whole page. */
  readonly place: string | null;
  /** The text that is being edited and should be highlighted; null when there is none. */
  readonly target: { readonly id: string; readonly text: string } | null;
}

/** A message from the page in the preview frame to the editor. */
export type PreviewAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pointed'; readonly id: string; readonly isSeen: boolean }
  /** The texts at the clicked place, the innermost first. */
  | { readonly kind: 'pressed'; readonly texts: readonly string[] };

/** True when a message comes from our own origin and from the given window. */
export function isFrom(source: Window | null | undefined, event: MessageEvent): boolean {
  return event.origin === window.location.origin && event.source === source;
}
