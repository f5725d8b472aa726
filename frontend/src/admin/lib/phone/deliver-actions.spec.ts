import { TRPCClientError } from '@trpc/client';
import { expect, it } from '@jest/globals';
import { AppError, type ErrorCode } from '@contract/app-error.js';
import { deliver } from './deliver-actions.js';
import { phoneName } from './phone-name.js';

const refused = (code: ErrorCode) => {
  const { message, params, fields, status } = new AppError(code);
  return TRPCClientError.from({
    error: {
      message,
      code: -32000,
      data: { code, message, params, fields, httpStatus: status, requestId: 'test' },
    },
  } as never);
};
const failing = (error: Error) => deliver(() => Promise.reject(error));

it('hands on the answers', async () => {
  const answers = [{ id: '1', outcome: 'done', at: null, by: null, message: null }] as const;
  expect(await deliver(() => Promise.resolve(answers))).toEqual({ kind: 'answered', answers });
});

it.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a failure of the shop', refused('unexpected')],
  ['a database that is out of reach', refused('unavailable')],
  ['too many requests', refused('too_many_requests')],
  ['no answer in time', Object.assign(new Error(), { data: { code: 'took_too_long' } })],
])('keeps everything after %s, because it may have been recorded', async (_what, error) => {
  expect(await failing(error)).toEqual({ kind: 'unreachable' });
});

it('keeps everything while nobody is signed in', async () => {
  expect(await failing(refused('admin_session_needed'))).toEqual({ kind: 'signed_out' });
});

it('tells why the request was refused', async () => {
  expect(await failing(refused('role_not_enough'))).toEqual({
    kind: 'refused',
    message: new AppError('role_not_enough').message,
  });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone · 3F2A'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'Android · 3F2A'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux · 3F2A'],
  ['curl', 'Cihaz · 3F2A'],
])('names the phone: %s', (userAgent, name) => {
  expect(phoneName(userAgent, '3F2A')).toBe(name);
});
