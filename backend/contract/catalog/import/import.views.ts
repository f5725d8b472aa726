import type { ColumnMapping, ImportField } from './import-fields.js';
import type { ImportSource } from './guess-columns.js';
import type { ImportOutcome, ImportStatus } from './import-status.js';

/** An import in the list. */
export interface ImportRow {
  readonly id: string;
  readonly fileName: string;
  readonly source: ImportSource;
  readonly status: ImportStatus;
  /** The lines of the table, without its titles. */
  readonly lines: number;
  readonly createdBy: string;
  /** An ISO instant. */
  readonly createdAt: string;
  readonly version: number;
}

/** How far a job has come, in products. */
export interface ImportProgress {
  readonly total: number;
  readonly done: number;
  readonly outcomes: Readonly<Record<ImportOutcome, number>>;
  /** Pictures that are still to be brought, and those that could not be. */
  readonly picturesLeft: number;
  readonly picturesFailed: number;
  /** Of an undone import: products that stay, because they were changed or sold since. */
  readonly kept: number;
}

export interface ImportView extends ImportRow {
  readonly titles: readonly string[];
  readonly mapping: ColumnMapping;
  /** The first lines, for choosing the columns. */
  readonly sample: readonly (readonly string[])[];
  readonly progress: ImportProgress;
}

/** What is wrong with a line, or worth knowing about it. */
export interface ImportRemark {
  /** As a spreadsheet numbers it: the titles are line 1. */
  readonly line: number;
  readonly name: string;
  readonly text: string;
}

/** One product as the preview shows it. */
export interface PreviewedProduct {
  readonly line: number;
  readonly name: string;
  readonly outcome: ImportOutcome;
  readonly changedFields: readonly ImportField[];
}

/** What would happen if the import were started now. */
export interface ImportPreview {
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  readonly newCategories: readonly string[];
  /** New products that will not be put on the shelf, because a text or the picture is missing. */
  readonly hidden: number;
  readonly pictures: number;
  /** The first refusals; `counts.refused` says how many there are. */
  readonly problems: readonly ImportRemark[];
  readonly products: readonly PreviewedProduct[];
}
