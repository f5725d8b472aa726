import type { LocalDate, LocalTime } from '../../../contract/common/dates.js';

/**
 * A column of a downloadable table. What a cell holds decides how each format writes it: an amount is a number
 * with two decimals, an instant a date and time of the studio, a day and a time of day what they say.
 */
export type SheetColumn<Row> = { readonly title: string } & (
  | { readonly text: (row: Row) => string }
  | { readonly count: (row: Row) => number }
  | { readonly lira: (row: Row) => number | null }
  | { readonly dateTime: (row: Row) => Date | null }
  | { readonly date: (row: Row) => LocalDate }
  | { readonly time: (row: Row) => LocalTime }
);
