import type { LocalDate } from '../common/dates.js';

/** 'handed_over': when the parcel leaves, or when a buyer collects the pieces. */
export const PIECES_MOMENTS = ['handed_over', 'paid'] as const;
export type PiecesMoment = (typeof PIECES_MOMENTS)[number];

/** 'held': when the session begins. */
export const SEATS_MOMENTS = ['held', 'paid'] as const;
export type SeatsMoment = (typeof SEATS_MOMENTS)[number];

/** How a shop documents what a person returns, who cannot write an invoice. */
export const PERSON_RETURNS = ['expense_note', 'return'] as const;
export type PersonReturn = (typeof PERSON_RETURNS)[number];

/** When and how sales are documented. An accountant decides it, so nothing of it is fixed. */
export interface InvoicingRules {
  readonly pieces: PiecesMoment;
  readonly seats: SeatsMoment;
  readonly personReturns: PersonReturn;
  /** The three letters or digits with which the shop's own numbers begin. */
  readonly series: string;
  /** Sales before this day have their documents elsewhere. */
  readonly since: LocalDate;
}

/**
 * Documents follow the goods and the workshop, which is when the seven days of the law begin; a private buyer's return
 * is a gider pusulası, because only who keeps books may write a return invoice.
 */
export const INITIAL_INVOICING: InvoicingRules = {
  pieces: 'handed_over',
  seats: 'held',
  personReturns: 'expense_note',
  series: 'TPR',
  since: '2026-01-01',
};

/** Days from the moment within which the law demands the document. */
export const DAYS_TO_ISSUE = 7;
