import { describe, expect, it } from '@jest/globals';
import { RENDERED_BY_BROWSER, NOWHERE, pageAddress } from './page-address.js';

describe('The one address of a public page', () => {
  it.each([
    ['/', '/'],
    ['/?', '/'],
    ['//', '/'],
    ['/workshops', '/workshops'],
    ['/workshops/', '/workshops'],
    ['/workshops//', '/workshops'],
    ['/Workshops', '/workshops'],
    ['/%77orkshops', '/workshops'],
    ['/URUN/Ay-Vazo', '/urun/ay-vazo'],
    ['/blog/kille-ilk-saat/', '/blog/kille-ilk-saat'],
    ['/gizlilik-politikasi', '/gizlilik-politikasi'],
  ])('%s is %s', (requested, address) => {
    expect(pageAddress(requested)).toBe(address);
  });

  it.each([
    ['what says nothing here is dropped', '/?utm_source=x&fbclid=y&gclid=z', '/'],
    ['of another page', '/workshops?ara=kupa&sayfa=2', '/workshops'],
    ['on a page that has none', '/urun/ay-vazo?ara=kupa', '/urun/ay-vazo'],
    ['in any order', '/raf?sayfa=2&ara=kupa&kategori=kase', '/raf?ara=kupa&kategori=kase&sayfa=2'],
    ['of the shelf, on the home page', '/?ara=kupa&sayfa=2', '/?ara=kupa'],
    ['that are empty', '/raf?ara=&kategori=%20&sayfa=2', '/raf?sayfa=2'],
    ['around which there is room', '/?ara=%20kupa%20', '/?ara=kupa'],
    ['given twice, the first counts', '/?ara=kupa&ara=vazo', '/?ara=kupa'],
    ['however they are spelled', '/?ara=çini', '/?ara=%C3%A7ini'],
    ['named like something of JavaScript', '/?__proto__=1&constructor=2', '/'],
    ['that cannot be read', '/?ara=%', '/?ara=%25'],
    ['with a question in them', '/?ara=a?b=c', '/?ara=a%3Fb%3Dc'],
  ])('has only the parameters that change it: %s', (_what, requested, address) => {
    expect(pageAddress(requested)).toBe(address);
  });

  it.each(['/urun/../workshops', '/./blog', '/%2e%2e/blog'])(
    'leads nowhere by a roundabout way: %s',
    (requested) => {
      expect(pageAddress(requested)).toBe(NOWHERE);
    },
  );

  it('is never longer than what a visitor could mean', () => {
    expect(pageAddress(`/?ara=${'x'.repeat(5_000)}`)).toBe(`/?ara=${'x'.repeat(200)}`);
    expect(pageAddress(`/urun/${'x'.repeat(5_000)}`)).toBe(NOWHERE);
  });

  it('is the one address of that address too', () => {
    for (const requested of [
      '/raf?sayfa=2&ara=çay%20bardağı',
      '/Blog?etiket=sır&kategori=Sır',
      '/URUN/Ay-Vazo/',
    ]) {
      const address = pageAddress(requested);
      expect(pageAddress(address)).toBe(address);
    }
  });
});

describe('What only the browser renders', () => {
  it.each([
    ...[
      '/account',
      '/ACCOUNT/',
      '/account?sekme=siparisler',
      '/auth',
      '/forgot-password',
      '/reset-password?token=a',
    ],
    ...[
      '/siparis/7d1c?anahtar=b',
      '/siparis-takip',
      '/bilet/7d1c',
      '/bulten/onay?anahtar=c',
      '/email-verification',
    ],
  ])('shares one address, which knows nothing of its visitor: %s', (requested) => {
    expect(pageAddress(requested)).toBe(RENDERED_BY_BROWSER);
  });
});

describe('What there is not', () => {
  it.each([
    ...['/yok', '/workshops/yok', '/urun', '/urun/', '/blog/a/b', '/index.php', '/.env', '/wp-admin'],
    ...['//evil.test', '//evil.test/workshops', '/\\evil.test', '/%2f%2fevil.test'],
    ...['/%', '/%ff', '/%00', '/urun/%', '/blog/%E0%A4%A', '/..%2f..%2fetc/passwd', '/urun/..%2fworkshops'],
    ...['/urun/a%2fb', '/urun/a%00b', '/urun/ay vazo', '/urun/çini', '/urun/<script>', '/blog/%3Cscript%3E'],
    ...['http://evil.test/workshops', 'evil.test', '@evil.test/workshops', ':80/', '*', ''],
    ...[NOWHERE, RENDERED_BY_BROWSER],
  ])('shares one address: %j', (requested) => {
    expect(pageAddress(requested)).toBe(NOWHERE);
  });
});
