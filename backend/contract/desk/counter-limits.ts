/** How long a counter sale can be undone. */
export const UNDO_MINUTES = 10;
/** The most sales that the list of a day shows; its sums count all. */
export const MOST_SALES_SHOWN = 200;
