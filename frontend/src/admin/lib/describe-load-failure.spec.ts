import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createTRPCClient } from '@trpc/client';
import type { AppRouter } from '../../lib/server/app-router.js';
import { describeError } from '../../lib/server/describe-error.js';
import { serverLinks } from '../../lib/server/trpc.js';
import { fetchJson } from './fetch-json.js';
import { describeLoadFailure } from './describe-load-failure.js';

const WHAT = 'Siparişler yüklenirken hata oluştu';
const HTML = { 'content-type': 'text/html' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** The error that screens get when the shop or its proxy answers like this. */
async function errorOf(answer: () => Response): Promise<unknown> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve().then(answer));
  const client = createTRPCClient<AppRouter>({ links: serverLinks({ fetch: fetchJson }) });
  return client.adminSession.current.query().then(
    () => null,
    (error: unknown) => error,
  );
}
const refused = (data: object) =>
  new Response(JSON.stringify([{ error: { message: 'x', code: -32_000, data } }]), { headers: JSON_TYPE });

describe('a list that could not be read', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each<[string, () => Response, string]>([
    ['a proxy’s own page', () => new Response('<html>', { status: 502, headers: HTML }), `HTTP 502: ${WHAT}`],
    [
      'a page in place of the answer',
      () => new Response('<html>', { headers: HTML }),
      'API başarısız yanıt döndü',
    ],
    ['half an answer', () => new Response('[{"result', { headers: JSON_TYPE }), 'API başarısız yanıt döndü'],
    ['an error of ours', () => refused({ code: 'unexpected', httpStatus: 500 }), `HTTP 500: ${WHAT}`],
    [
      'a refusal',
      () => refused({ code: 'too_many_requests', message: 'Çok istek.', httpStatus: 429 }),
      'Çok istek.',
    ],
    [
      'a lost connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
      WHAT,
    ],
  ])('tells of %s', async (_what, answer, text) => {
    expect(describeLoadFailure(await errorOf(answer), WHAT)).toBe(text);
  });

  it('has its own name for what came but was nothing of ours', async () => {
    const error = await errorOf(() => new Response('<html>', { status: 502, headers: HTML }));
    expect(describeError(error)).toMatchObject({
      code: 'unreadable',
      message: 'Sunucudan geçersiz yanıt alındı...',
    });
  });
});
