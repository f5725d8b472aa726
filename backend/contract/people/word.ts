/** How word of a change reaches somebody; null when nothing can carry it. */
export type WordWay = 'email' | 'sms' | null;

/** What became of the word of a change. */
export type Word =
  | { readonly way: 'email' | 'sms' }
  /** Nobody was told; the text waits to be sent from the studio's own telephone. */
  | { readonly way: null; readonly text: string };
