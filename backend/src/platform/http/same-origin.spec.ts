import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { isSurelyFromHere, sameOriginOnly } from './same-origin.js';

const HERE = 'https://toprak.test';
const OTHER_HOST = 'toprak.local';

const saying = (headers: Readonly<Record<string, string>>) =>
  ({ get: (name: string) => headers[name] }) as unknown as Request;

describe('A call that changes something by its mere address', () => {
  it.each([
    ['a page of ours that fetches it', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
    ['an old browser on a page of ours', { referer: `${HERE}/admin` }, true],
    ['a link in a text of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, false],
    ['a picture in a text of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, false],
    ['an old browser on our other host', { referer: `https://${OTHER_HOST}/admin`, host: OTHER_HOST }, true],
    ['a page of the same host without TLS', { referer: `http://${OTHER_HOST}/`, host: OTHER_HOST }, false],
    ['our public host without TLS', { referer: 'http://toprak.test/', host: 'toprak.test' }, false],
    ['a bookmark', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, false],
    ['whoever says nothing', {}, false],
  ])('is taken from %s as it should be', (_who, headers: Record<string, string>, isTaken) => {
    expect(isSurelyFromHere(saying(headers), HERE)).toBe(isTaken);
  });

  describe('A change', () => {
    const refusal = (headers: Readonly<Record<string, string>>) => {
      let refused: unknown;
      sameOriginOnly(HERE, [])(
        { ...saying(headers), method: 'POST', baseUrl: '', path: '/trpc/x' } as Request,
        {} as Response,
        (error?: unknown) => (refused = error),
      );
      return refused;
    };

    it.each([
      ['our own page', { origin: HERE }],
      ['our own page by another host', { origin: `https://${OTHER_HOST}`, host: OTHER_HOST }],
      ['a program that names no origin', {}],
    ])('by %s is accepted', (_who, headers: Record<string, string>) => {
      expect(refusal(headers)).toBeUndefined();
    });

    it.each([
      ['another site', { origin: 'https://baska.example' }],
      [
        'a page of our host without TLS, which others can write',
        { origin: 'http://toprak.test', host: 'toprak.test' },
      ],
      ['a page without an origin of its own', { origin: 'null' }],
    ])('by %s is refused', (_who, headers: Record<string, string>) => {
      expect(refusal(headers)).toMatchObject({ code: 'forbidden_origin' });
    });
  });
});
