/** A table of the database whose rows go into the archive. */
export interface ArchivedRows {
  /** The file's name without its ending. */
  readonly name: string;
  /** The unique columns by which the rows are read in batches. */
  readonly key: readonly string[];
  /** The SQL of each column by its title. */
  readonly columns: Readonly<Record<string, string>>;
}

export const lira = (column: string) => `replace(round(${column} / 100.0, 2)::text, '.', ',')`;
export const time = (column: string) =>
  `to_char(${column} AT TIME ZONE 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')`;
