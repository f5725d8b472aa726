import { describe, expect, it } from '@jest/globals';
import { knownHosts } from './known-hosts.js';

const SHOP = { NODE_ENV: 'production', PUBLIC_URL: 'https://toprak.example' } as const;
const WITH_OTHERS = { ...SHOP, OTHER_HOSTS: 'www.toprak.example, 10.0.0.5' };

describe('A request in production', () => {
  it.each([
    ['the public address', 'toprak.example', true],
    ['the public address with a port', 'toprak.example:443', true],
    ['the public address in capitals', 'Toprak.Example', true],
    ['another host of the shop', 'www.toprak.example', true],
    ['another address of the shop', '10.0.0.5:3000', true],
    ['a foreign host', 'baska.example', false],
    ['a host that ends alike', 'kotu-toprak.example', false],
    ['a host with a user name', 'toprak.example@baska.example', false],
    ['nothing', '', false],
    ['no host', 'toprak.example/..', false],
  ])('that names %s is known or not', (_what, host, isKnown) => {
    expect(knownHosts(WITH_OTHERS)({ headers: { host } })).toBe(isKnown);
  });

  it('that names a further host is not known where there is none', () => {
    expect(knownHosts(SHOP)({ headers: { host: 'www.toprak.example' } })).toBe(false);
    expect(knownHosts(SHOP)({ headers: {} })).toBe(false);
  });
});

describe('A request elsewhere', () => {
  it('may name any host', () => {
    expect(knownHosts({ ...SHOP, NODE_ENV: 'development' })({ headers: { host: '127.0.0.1' } })).toBe(true);
  });
});
