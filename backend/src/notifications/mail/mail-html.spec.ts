import { describe, expect, it } from '@jest/globals';
import { mailHtml } from './mail-html.js';
import { mailText } from './mail-text.js';

const SHOP = 'https://toprak.example';

function millisecondsOf(work: () => unknown): number {
  const since = performance.now();
  work();
  return performance.now() - since;
}

describe('The body of a mail', () => {
  it.each(['<a href="" ', '<a href="">', '<a href="', '<a href="x">y', '<!--', '<li>', '&lt;'])(
    'is read in a moment, however it is forged: %s',
    (forged) => {
      const body = forged.repeat(Math.ceil(40_000 / forged.length));
      const harmless = '<p>Merhaba</p> '.repeat(40_000 / 15);
      const usual = millisecondsOf(() => mailText(harmless) + mailHtml(harmless, SHOP));
      expect(millisecondsOf(() => mailText(body) + mailHtml(body, SHOP))).toBeLessThan(usual * 5 + 500);
    },
  );

  it('shows in the text version where its links lead', () => {
    expect(
      mailText('<p>Bir <a class="x" href="https://a.example/?x=1&amp;y=2"><b>yer</b></a>.</p><p>İki</p>'),
    ).toBe('Bir yer (https://a.example/?x=1&y=2).\n\nİki');
  });

  it.each(['//[', '/\\[x', '//a:99999999/', '//kotu.example/x', '/\\kotu.example/x'])(
    'drops the address %s, which is none of the shop’s',
    (address) => {
      expect(mailHtml(`<a href="${address}">yer</a><img src="${address}" />`, SHOP)).toBe('<a>yer</a>');
    },
  );

  it('gets the shop’s addresses whole, and shows pictures of the shop alone', () => {
    const body =
      '<a href="/urunler">Çini</a><img src="/media/a/400.webp" /><img src="https://kotu.example/p.png?k=1" />';
    expect(mailHtml(body, SHOP)).toBe(
      '<a href="https://toprak.example/urunler">Çini</a><img src="https://toprak.example/media/a/400.webp" />',
    );
  });
});
