/** For whoever writes into an editor from outside it. */
export interface RichTextHandle {
  readonly focus: () => void;
  /** Where the cursor stands. */
  readonly insert: (text: string) => void;
}
