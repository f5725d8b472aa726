/** The lists whose filters an admin can keep under a name. */
export const VIEWED_LISTS = ['orders', 'bookings'] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** The most views that one admin keeps of one list. */
export const MOST_VIEWS = 20;

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Filters and sort order as the list's address holds them. */
  readonly filters: string;
}
