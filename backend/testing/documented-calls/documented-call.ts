import { type ErrorCode, errorText } from '../../contract/app-error.js';
import type { Visitor } from '../visitor.js';
import type { AnswerShape } from './answer-shape.js';
import type { DocumentedShop } from './documented-shop.js';

export type Caller = 'anybody' | 'customer' | 'admin';

/** What a client sends besides method and path. */
export interface Sent {
  /** With its question mark. */
  readonly query?: string;
  readonly json?: unknown;
  readonly form?: FormData;
  /** In place of the route's, to be refused. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Somebody whose session the call needs; left out: any of those who may call. */
  readonly by?: Visitor;
}

type Making = (shop: DocumentedShop) => Sent | Promise<Sent>;

/** By the type of its content. */
export class AnsweredFile {
  constructor(readonly content: string) {}
}

/** One call of the specifications' lists of calls, or one action of it. */
export interface DocumentedCall {
  readonly what: string;
  /** Method and path, as the routes have them. */
  readonly route: string;
  /** Parameters and fields, in the specification's names; '' for none. */
  readonly sends: string;
  readonly who: Caller;
  readonly answers: AnswerShape | AnsweredFile;
  readonly works: Making;
  /** `error`: what it says where that is not the text of the code. */
  readonly fails: readonly [status: number, code: ErrorCode, made: Making, error?: string];
  /** An admin's call by which a customer gets their own. */
  readonly answersCustomersToo?: true;
  /** A GET that changes something: only from the back office's own pages. */
  readonly changesByGet?: true;
}

export interface CallGroup {
  /** Where it is specified. */
  readonly source: string;
  readonly calls: readonly DocumentedCall[];
}

/** What most changes answer with. */
export const DONE = { success: 'true', message: 'text' } as const;

/** For reads that take whatever they are asked, of those who may ask. */
export const notSignedIn = (who: 'customer' | 'admin'): DocumentedCall['fails'] => [
  401,
  who === 'admin' ? 'admin_session_needed' : 'sign_in_required',
  (shop) => ({ by: shop.stranger() }),
];

/** For reads that anybody may make: what they refuse is another method. */
export const otherMethod = (method = 'PATCH'): DocumentedCall['fails'] => [
  405,
  'method_not_allowed',
  () => ({ method }),
];

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Null where it is that of the field that was wrong. */
export function errorOf({ fails: [, code, , error] }: DocumentedCall): string | null {
  if (error !== undefined) return error;
  return code === 'invalid_input' ? null : errorText(code);
}

export function isFile(answers: DocumentedCall['answers']): answers is AnsweredFile {
  return answers instanceof AnsweredFile;
}
