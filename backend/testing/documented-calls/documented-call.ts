import { type ErrorCode, errorText } from '../../contract/app-error.js';
import type { Visitor } from '../visitor.js';
import type { AnswerShape } from './answer-shape.js';
import type { Caller } from './caller.js';
import type { DocumentedShop } from './documented-shop.js';

/** The request of a client, apart from method and path. */
export interface Sent {
  /** Including its question mark. */
  readonly query?: string;
  readonly json?: unknown;
  readonly form?: FormData;
  /** Another method than the route's, which must be refused. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The visitor whose session the call needs; any visitor of the call's audience when absent. */
  readonly by?: Visitor;
}

type Making = (shop: DocumentedShop) => Sent | Promise<Sent>;

/** Described by the type of its content. */
export class AnsweredFile {
  constructor(readonly content: string) {}
}

/** A call in the specifications' lists of calls, or one action of it. */
export interface DocumentedCall {
  readonly what: string;
  /** Method and path, as in the routes. */
  readonly route: string;
  /** Parameters and fields, with the specification's names; '' for none. */
  readonly sends: string;
  readonly who: Caller;
  readonly answers: AnswerShape | AnsweredFile;
  readonly works: Making;
  /** An example of a refusal. `error`: the text, when it is not that of the code. */
  readonly fails: readonly [status: number, code: ErrorCode, made: Making, error?: string];
  /** An admin's call that also answers customers about their own data. */
  readonly answersCustomersToo?: true;
  /** A GET that changes something; accepted only from the back office's own pages. */
  readonly changesByGet?: true;
}

export interface CallGroup {
  /** The place in the specifications. */
  readonly source: string;
  readonly calls: readonly DocumentedCall[];
}

/** The answer of most changes. */
export const DONE = { success: 'true', message: 'text' } as const;

/** The refusal example of reads without invalid inputs, for a limited audience. */
export const notSignedIn = (who: 'customer' | 'admin'): DocumentedCall['fails'] => [
  401,
  who === 'admin' ? 'admin_session_needed' : 'sign_in_required',
  (shop) => ({ by: shop.stranger() }),
];

/** The refusal example of public reads without invalid inputs: another method. */
export const otherMethod = (method = 'PATCH'): DocumentedCall['fails'] => [
  405,
  'method_not_allowed',
  () => ({ method }),
];

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Null when it is the text of the wrong field. */
export function errorOf({ fails: [, code, , error] }: DocumentedCall): string | null {
  if (error !== undefined) return error;
  return code === 'invalid_input' ? null : errorText(code);
}

export function isFile(answers: DocumentedCall['answers']): answers is AnsweredFile {
  return answers instanceof AnsweredFile;
}
