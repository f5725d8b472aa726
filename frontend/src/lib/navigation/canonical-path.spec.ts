import { describe, expect, it } from '@jest/globals';
import { canonicalPath } from './canonical-path.js';

describe('The address for search engines', () => {
  it.each([
    ['/', '?ara=kupa', '/'],
    ['/blog', '?sayfa=2', '/blog'],
    ['/raf', '', '/raf'],
    ['/raf', '?sayfa=1', '/raf'],
    ['/raf', '?sirala=fiyat-artan', '/raf'],
    ['/raf', '?sayfa=2&sirala=fiyat-artan&kategori=vazo', '/raf?kategori=vazo&sayfa=2'],
    ['/raf', '?ara=kupa', '/raf'],
  ])('of %s%s is %s', (pathname, search, canonical) => {
    expect(canonicalPath({ pathname, search })).toBe(canonical);
  });
});
