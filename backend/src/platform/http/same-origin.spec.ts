import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { isSurelyFromHere } from './same-origin.js';

const HERE = 'https://toprak.test';

const saying = (headers: Readonly<Record<string, string>>) =>
  ({ get: (name: string) => headers[name] }) as unknown as Request;

describe('A call that changes something by its mere address', () => {
  it.each([
    ['a page of ours that fetches it', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, true],
    ['an old browser on a page of ours', { referer: `${HERE}/admin` }, true],
    ['a link in a text of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, false],
    ['a picture in a text of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, false],
    ['a bookmark', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, false],
    ['whoever says nothing', {}, false],
  ])('is taken from %s as it should be', (_who, headers: Record<string, string>, isTaken) => {
    expect(isSurelyFromHere(saying(headers), HERE)).toBe(isTaken);
  });
});
