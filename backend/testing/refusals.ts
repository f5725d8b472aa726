import { expect } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { type HttpAnswer, stockAndRecords } from './shop-client.js';

export type Body = Record<string, unknown>;

/** An expected error: status, code, and the field with its text if there is one. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly field?: readonly [path: string, text: string];
}

export const WHOLE = 'Adet tam sayı olmalıdır.';
export const AT_LEAST_ONE = 'Adet en az 1 olmalıdır.';
export const AT_MOST_99 = 'Bir kalemden en fazla 99 adet ya da yer alabilirsiniz.';
export const INVALID: Refusal = { status: 400, code: 'invalid_input' };
export const MALFORMED: Refusal = { status: 400, code: 'malformed_request' };
export const invalid = (path: string, text: string): Refusal => ({ ...INVALID, field: [path, text] });
export const refused = (status: number, code: string): Refusal => ({ status, code });

export async function expectNoChange(
  dataSource: DataSource,
  send: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  const before = await stockAndRecords(dataSource);
  const answer = await send();
  expect(await stockAndRecords(dataSource)).toEqual(before);
  return answer;
}

export async function expectTrpcRefusal(
  dataSource: DataSource,
  refusal: Refusal,
  send: () => Promise<HttpAnswer>,
): Promise<void> {
  const answer = await expectNoChange(dataSource, send);
  const { data } = (answer.json as { error: { data: Body & { fields: Body } } }).error;
  expect([answer.status, data['httpStatus'], data['code']]).toEqual([
    refusal.status,
    refusal.status,
    refusal.code,
  ]);
  expect(data['message']).toMatch(/^[A-ZÇĞİÖŞÜ].*[.!]?$/);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  if (refusal.field) expect(data.fields[refusal.field[0]]).toBe(refusal.field[1]);
  expect(answer.text).not.toMatch(/stack|node_modules|\.ts:|SELECT|nested property|each value/);
}

export async function expectRestRefusal(
  dataSource: DataSource,
  refusal: Refusal,
  send: () => Promise<HttpAnswer>,
): Promise<void> {
  const answer = await expectNoChange(dataSource, send);
  const body = answer.json as Body & { fields: Body };
  expect([answer.status, body['success'], body['code']]).toEqual([refusal.status, false, refusal.code]);
  expect(body['error']).toMatch(/^(\d|[A-ZÇĞİÖŞÜ]).*$/);
  if (refusal.field) {
    expect(body.fields[refusal.field[0]]).toBe(refusal.field[1]);
  }
  expect(answer.text).not.toMatch(/stack|node_modules|\.ts:|SELECT|nested property|each value/);
}
