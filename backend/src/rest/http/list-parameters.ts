import { AppError } from '../../../contract/app-error.js';
import type { PageQuery, Pagination } from '../../../contract/admin/page.query.js';
import { SHEET_FORMATS, type SheetFormat } from '../../../contract/admin/sheet-format.js';
import { typedLiraToKurus } from '../../../contract/common/money.js';
import { sentNumber } from '../../../contract/common/sent-number.js';

/** The largest amount that a column can hold; larger ones are cut to it. */
const MAX_KURUS = 2_147_483_647;
/** Ten or more digits, with or without dots. */
const LONG_AMOUNT = /^(\d{10,}|\d{1,3}(\.\d{3}){3,})([.,]\d+)?$/;
const TRUTHS: Record<string, boolean> = { '1': true, true: true, '0': false, false: false };

/**
 * The pagination of specification 2, section 3. `is_exact` is false when there are more rows than
 * `total_records`, which are not counted to the end.
 */
export function restPagination(pagination: Pagination) {
  return {
    current_page: pagination.page,
    per_page: pagination.perPage,
    total_records: pagination.totalRecords,
    is_exact: pagination.isExact,
    total_pages: pagination.totalPages,
    has_next: pagination.hasNext,
    has_prev: pagination.hasPrevious,
  };
}

/** Our names of parameters with the documented ones, where they differ. */
export const PAGE_NAMES = { perPage: 'per_page', sortBy: 'sort_by', sortOrder: 'sort_order' };

/** The order of a list, by the documented name of the column. */
export function restSorting(
  sorts: Readonly<Record<string, string>>,
  { sortBy = 'createdAt', sortOrder = 'desc' }: { readonly sortBy?: string; readonly sortOrder?: string },
) {
  const [field] = Object.entries(sorts).find(([, ours]) => ours === sortBy) ?? [];
  return { field, order: sortOrder };
}

/** The query string in the form that the list's DTO validates. Empty values count as absent. */
export class ListParameters {
  constructor(private readonly query: Readonly<Record<string, unknown>>) {}

  /** Throws malformed_request for a repeated parameter. */
  text(name: string): string | undefined {
    const value = this.query[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw new AppError('malformed_request');
    return value;
  }

  /** NaN, which the DTO refuses, when it is not a whole number. */
  number(name: string): number | undefined {
    const sent = sentNumber(this.text(name));
    return typeof sent === 'string' ? NaN : (sent as number | undefined);
  }

  /** Parses 1, 0, true or false; anything else is left for the DTO to refuse. */
  flag(name: string): boolean | string | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : (TRUTHS[text] ?? text);
  }

  /**
   * An amount in lira as typed by a person. A negative one means no limit, because amounts have no bounds
   * (specification 2, section 2.7). NaN, which the DTO refuses, when it is not an amount.
   */
  kurus(name: string): number | undefined {
    const text = this.text(name)?.trim();
    if (text === undefined) return undefined;
    const isNegative = text.startsWith('-');
    const amount = isNegative ? text.slice(1) : text;
    const kurus = LONG_AMOUNT.test(amount) ? MAX_KURUS : (typedLiraToKurus(amount) ?? NaN);
    return isNegative && !Number.isNaN(kurus) ? undefined : Math.min(kurus, MAX_KURUS);
  }

  /** The format of a download; CSV when absent. Throws malformed_request for another one. */
  sheetFormat(): SheetFormat {
    const asked = this.text('format') ?? 'csv';
    const format = SHEET_FORMATS.find((known) => known === asked);
    if (!format) throw new AppError('malformed_request');
    return format;
  }

  /** `sorts`: the documented names of the columns. Other names are left for the DTO to refuse. */
  page(sorts: Readonly<Record<string, string>>): Record<keyof PageQuery | 'sortBy', unknown> {
    const sortBy = this.text('sort_by');
    return {
      page: this.number('page'),
      perPage: this.number('per_page'),
      sortBy: sortBy === undefined ? undefined : (sorts[sortBy] ?? sortBy),
      sortOrder: this.text('sort_order')?.toLowerCase(),
    };
  }
}
