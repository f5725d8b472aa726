import { describe, expect, test } from '@jest/globals';
import type { MailKind, MailPayloads } from '../mail-template.js';
import { editableMail, EDITABLE_MAILS } from './editable-mails.js';
import { SAMPLE_ORDER } from './sample-facts.js';
import { checkWords, fillWords, UnusableWords } from './own-words.js';

/** A code goes to an address alone. */
const NAMELESS = 'verification-code';
const NAMING = Object.keys(EDITABLE_MAILS).filter(
  (kind) => kind !== NAMELESS && 'user_name' in variablesOf(kind),
);

function variablesOf(kind: string) {
  return editableMail(kind)?.variables ?? {};
}

/** The sample of a mail, to somebody who calls themselves so. */
function namedFacts(kind: string, name: string): MailPayloads[MailKind] {
  const named = { firstName: name, guestName: name, buyer: { ...SAMPLE_ORDER.buyer, name } };
  return { ...editableMail(kind)!.sample, ...named };
}

function filled(kind: string, name: string) {
  const essential = Object.entries(variablesOf(kind)).flatMap(([each, { isEssential = false }]) =>
    isEssential ? [`{{${each}}}`] : [],
  );
  const body = ['Merhaba {{user_name}}', ...essential].join(' ');
  const words = { kind, subject: 'Haber: {{user_name}}', bodyHtml: `<p>${body}</p>`, bodyText: body };
  return fillWords(words, namedFacts(kind, name), 'https://toprak.example');
}

describe('A mail in the studio’s own words', () => {
  test.each(NAMING)('names whom it is for, and no name becomes a link or an address in %s', (kind) => {
    expect(filled(kind, 'Ayşe Gül').subject).toBe('Haber: Ayşe Gül');
    const { subject, html, text } = filled(kind, 'odul.kotu.example/al https://kotu.example a@kotu。example');
    for (const part of [subject, html, text]) {
      expect(part).toContain('kotu');
      expect(part).not.toMatch(/kotu[.。]example|odul\.\S|a@kotu|https:\/\/(?!toprak\.example)/);
    }
  });

  test.each(NAMING)('lets no name add a line to %s', (kind) => {
    const { subject, text } = filled(kind, 'Ayşe\r\nBcc: herkes@example.com\u2028SAHTE');
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(text).not.toMatch(/^(Bcc|SAHTE)/m);
  });

  test('leaves a name out of a code, which knows none', () => {
    expect(filled(NAMELESS, 'Ayşe').text).toBe('Merhaba  482913');
  });

  test('is tried with every mail that knows a name', () => {
    expect(NAMING).toEqual(expect.arrayContaining(['welcome', 'password-reset', 'booking-ticket']));
  });
});

const SHOP = 'https://toprak.example';
const NEEDED = Object.keys(EDITABLE_MAILS).flatMap((kind) =>
  Object.entries(variablesOf(kind)).flatMap(([name, { isEssential = false }]) =>
    isEssential ? [{ kind, name }] : [],
  ),
);

describe('A mail that brings a code or a link', () => {
  test.each(NEEDED)('is not kept when {{$name}} would not show: $kind', ({ kind, name }) => {
    const hidden = [
      `{{#if ${name}}}Merhaba{{/if}}`,
      `<!-- {{${name}}} --><p title="{{${name}}}">Merhaba</p>`,
      `{{#unless ${name}}}{{${name}}}{{/unless}}`,
      `<script>{{${name}}}</script>Merhaba`,
      `<img src="/media/{{${name}}}" />`,
      `<img src="https://kotu.example/?k={{${name}}}" />{{${name}}}`,
      `{{${name}}} <a href="https://kotu.example/?k={{${name}}}">buradan</a>`,
      `{{${name}}} <a href="mailto:a@kotu.example?body={{${name}}}">buradan</a>`,
    ];
    for (const bodyHtml of hidden) {
      expect(() => checkWords({ kind, subject: 'Konu', bodyHtml, bodyText: '' }, SHOP)).toThrow(
        UnusableWords,
      );
    }
    const shown = `<p>Merhaba, {{${name}}}</p>`;
    const checked = (bodyText: string) =>
      checkWords({ kind, subject: 'Konu', bodyHtml: shown, bodyText }, SHOP);
    expect(() => checked('Merhaba')).toThrow(UnusableWords);
    expect(() => checked(`https://kotu.example/?k={{${name}}}`)).toThrow(UnusableWords);
    expect(() => checked(`Merhaba {{${name}}}`)).not.toThrow();
  });

  test('may bring its link as the address of words', () => {
    const bodyHtml = '<a href="{{reset_url}}">Şifremi yenile</a> <img src="/media/a/400.webp" />';
    const words = { kind: 'password-reset', subject: 'Konu', bodyHtml, bodyText: '' };
    expect(() => checkWords(words, SHOP)).not.toThrow();
  });

  test('does not go out when it shows the link to some only', () => {
    const bodyHtml = '{{#if user_name}}{{reset_url}}{{/if}}';
    const words = { kind: 'password-reset', subject: 'Konu', bodyHtml, bodyText: '' };
    expect(() => fillWords(words, namedFacts('password-reset', 'Ayşe'), SHOP)).not.toThrow();
    expect(() => fillWords(words, namedFacts('password-reset', ''), SHOP)).toThrow(UnusableWords);
  });

  test('holds no heap of conditions, which take seconds to read', () => {
    const bodyHtml = '{{#if user_name}}'.repeat(4_000) + '{{/if}}'.repeat(4_000);
    const since = performance.now();
    expect(() => checkWords({ kind: 'welcome', subject: 'Konu', bodyHtml, bodyText: '' }, SHOP)).toThrow(
      'en fazla 200',
    );
    expect(performance.now() - since).toBeLessThan(500);
  });
});
