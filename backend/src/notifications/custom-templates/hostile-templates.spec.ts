import { describe, expect, it, test } from '@jest/globals';
import { activeContentOf } from '../../../testing/active-content.js';
import { XSS_PAYLOADS } from '../../../testing/xss-payloads.js';
import type { WrittenMail } from '../mail/mail-renderer.js';
import type { MailKind } from '../mail/mail-template.js';
import { MAIL_TEMPLATES } from '../mail/mail-templates.js';
import { UnusableTemplate } from '../mail/template-source.js';
import { SAMPLE_ORDER } from '../templates/sample-facts.js';
import { EDITABLE_KINDS } from './editable-mails.js';
import { testMailRenderer } from '../../../testing/test-studio.js';

const renderer = testMailRenderer();
/** This mail contains no name, because a code is sent to an address alone. */
const NAMELESS = 'verification-code';
const NAMING = EDITABLE_KINDS.filter(
  (kind) => kind !== NAMELESS && 'user_name' in MAIL_TEMPLATES[kind].variables,
);

/** The variables and blocks that a body of this kind must contain. */
function neededIn(kind: MailKind): string {
  const { variables, blocks = {} } = MAIL_TEMPLATES[kind];
  const facts = Object.entries(variables).filter(([, { isRequired }]) => isRequired);
  const parts = Object.entries(blocks).filter(([, { isRequired }]) => isRequired);
  return [...facts.map(([name]) => `<p>{{${name}}}</p>`), ...parts.map(([name]) => `{{> ${name}}}`)].join(
    '\n',
  );
}

function write(kind: MailKind, bodyHtml: string, { subject = 'Konu', facts = {} } = {}): WrittenMail {
  const { sample } = MAIL_TEMPLATES[kind];
  return renderer.write(
    kind,
    { ...sample, ...facts },
    {
      custom: { subject, preheader: '', bodyHtml },
    },
  );
}

/** A mail to a recipient of this name. */
function filled(kind: MailKind, name: string): WrittenMail {
  const buyer = { ...SAMPLE_ORDER.buyer, name, surname: name };
  const typed = { buyer, shippingAddress: name, notes: name };
  const facts = { firstName: name, guestName: name, ...typed };
  const shown = Object.keys(MAIL_TEMPLATES[kind].variables).filter((each) => !/_url$|_email$/.test(each));
  const body = shown.map((each) => `<p>{{${each}}}</p>`).join('');
  return write(kind, body + neededIn(kind), { subject: 'Haber: {{user_name}}', facts });
}

describe('A custom template', () => {
  test.each(NAMING)('names whom it is for, and nothing typed becomes a link or an address in %s', (kind) => {
    expect(filled(kind, 'Ayşe Gül').subject).toBe('Haber: Ayşe Gül');
    const { subject, html, text } = filled(kind, 'odul.kotu.example/al https://kotu.example a@kotu。example');
    for (const part of [subject, html, text]) {
      expect(part).toContain('kotu');
      expect(part).not.toMatch(/kotu[.。]example|odul\.\S|a@kotu|https:\/\/kotu/);
    }
  });

  test.each(NAMING)('lets no name add a line to %s', (kind) => {
    const { subject, text } = filled(kind, 'Ayşe\r\nBcc: herkes@example.com\u2028SAHTE');
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(text).not.toMatch(/^(Bcc|SAHTE)/m);
  });

  test('leaves a name out of a code, which knows none', () => {
    const body = '<p>Merhaba {{user_name}}</p>' + neededIn(NAMELESS);
    expect(write(NAMELESS, body).text).toMatch(/^Merhaba$/m);
  });

  test('is tried with every mail that knows a name', () => {
    expect(NAMING).toEqual(expect.arrayContaining(['welcome', 'password-reset', 'booking-ticket']));
  });

  test.each(EDITABLE_KINDS)('of %s does nothing by itself, whatever an admin wrote into it', (kind) => {
    // Handlebars marks and null characters are left out, because they are refused before rendering.
    const attacks = XSS_PAYLOADS.filter((each) => !/\{\{|\0/.test(each)).join('\n');
    const { html } = write(kind, `${neededIn(kind)}\n${attacks}`);
    expect(activeContentOf(html)).toEqual([]);
  });

  test.each([
    ['a script', '<script>alert(1)</script><p onclick="alert(1)">Selam</p>'],
    ['tags that are not closed', '<div><b><a href="/workshops"><table><tr><td><h1>Selam'],
    ['a link that is not closed', '<p>Selam <a href="https://kotu.example/"'],
    ['a block’s mark of its own', '<div data-block="order_lines">Selam</div><div data-block="yok"></div>'],
    [
      'a style sheet and a form',
      '<style>*{display:none}</style><form action="/"><input name="a"></form>Selam',
    ],
  ])('with %s keeps its blocks whole', (_what, bodyHtml) => {
    const { html, text } = write('order-confirmation', `${neededIn('order-confirmation')}\n${bodyHtml}`);
    expect(activeContentOf(html)).toEqual([]);
    expect(html).not.toMatch(/<(?:script|style>\*|form|input)|data-block/);
    expect(text).toContain('2 adet × 640,00\u00a0TL = 1.280,00\u00a0TL');
    expect(text).toContain('Toplam: 2.232,00\u00a0TL');
    expect(text).toContain('mesafeli satış sözleşmesi bu e-postanın ekinde');
  });

  test.each([
    ['{{{user_name}}}', 'yalnızca {{değişken}}'],
    ['{{&user_name}}', 'yalnızca {{değişken}}'],
    ['{{buyer.name}}', 'yalnızca {{değişken}}'],
    ['{{__proto__}}', '{{__proto__}} bu e-postada bilinmiyor.'],
    ['{{constructor}}', '{{constructor}} bu e-postada bilinmiyor.'],
    ['{{#if toString}}a{{/if}}', '{{#if toString}}: bu koşul bu e-postada bilinmiyor.'],
    ['{{> __proto__}}', '{{> __proto__}}: bu bölüm bu e-postada bilinmiyor.'],
    ['{{> toString}}', '{{> toString}}: bu bölüm bu e-postada bilinmiyor.'],
    ['{{> order_lines lines=order_id}}', 'yalnızca {{değişken}}'],
    ['{{> (lookup this "order_lines")}}', 'yalnızca {{değişken}}'],
    ['{{#> order_lines}}a{{/order_lines}}', 'yalnızca {{değişken}}'],
    ['{{#with buyer}}{{name}}{{/with}}', 'yalnızca {{değişken}}'],
    ['{{#if order_note}}a{{else}}b{{/if}}', '{{else}} kullanılamaz'],
    ['{{../order_id}}', 'yalnızca {{değişken}}'],
    ['{{@root.order_id}}', 'yalnızca {{değişken}}'],
    ['{{has_pieces}}', '{{has_pieces}} yalnızca koşul olarak kullanılabilir'],
    ['{{#if order_note}}', 'süslü parantezler birbirini tutmuyor.'],
  ])('that holds %s is refused in words', (hostile, reason) => {
    const refused = () => write('order-confirmation', neededIn('order-confirmation') + hostile);
    expect(refused).toThrow(UnusableTemplate);
    expect(refused).toThrow(reason);
  });

  it('holds no heap of conditions, which take seconds to read', () => {
    const bodyHtml = '{{#if user_name}}'.repeat(4_000) + '{{/if}}'.repeat(4_000);
    const since = performance.now();
    expect(() => write('welcome', bodyHtml)).toThrow('en fazla 200');
    expect(performance.now() - since).toBeLessThan(500);
  });
});

const REQUIRED = EDITABLE_KINDS.flatMap((kind) =>
  Object.entries(MAIL_TEMPLATES[kind].blocks ?? {}).flatMap(([name, { label, isRequired }]) =>
    isRequired ? [{ kind, name, label }] : [],
  ),
);

describe('A block that a mail must not go out without', () => {
  test.each(REQUIRED)(
    'cannot be taken out, hidden or made conditional: $name of $kind',
    ({ kind, name, label }) => {
      const mark = `{{> ${name}}}`;
      const without = neededIn(kind).replace(mark, '');
      const hidden = [
        '',
        `<!-- ${mark} -->`,
        `<script>${mark}</script>`,
        `{{#if studio_phone}}${mark}{{/if}}`,
      ];
      for (const attempt of hidden) {
        expect(() => write(kind, without + attempt)).toThrow(`içerikte “${label}” olmalı`);
      }
      expect(() => write(kind, without + mark)).not.toThrow();
    },
  );

  it('is what proves the sale, the place and the ticket', () => {
    const names = (kind: MailKind) => REQUIRED.filter((each) => each.kind === kind).map(({ name }) => name);
    expect(names('order-confirmation')).toEqual([
      'order_lines',
      'order_totals',
      'tickets',
      'legal_documents',
    ]);
    expect(names('booking-ticket')).toEqual(['booking_details', 'ticket_code']);
  });
});

const NEEDED = EDITABLE_KINDS.flatMap((kind) =>
  Object.entries(MAIL_TEMPLATES[kind].variables).flatMap(([name, { isRequired = false }]) =>
    isRequired ? [{ kind, name }] : [],
  ),
);

describe('A mail that brings a code or a link', () => {
  test.each(NEEDED)('is not kept when {{$name}} would not show: $kind', ({ kind, name }) => {
    const others = neededIn(kind).replace(`<p>{{${name}}}</p>`, '');
    const hidden = [
      `{{#if ${name}}}Merhaba{{/if}}`,
      `<!-- {{${name}}} --><p title="{{${name}}}">Merhaba</p>`,
      `{{#unless ${name}}}{{${name}}}{{/unless}}`,
      `{{#if studio_phone}}{{${name}}}{{/if}}`,
      `<script>{{${name}}}</script>Merhaba`,
      `<img src="/media/{{${name}}}" />`,
      `{{${name}}} <a href="https://kotu.example/?k={{${name}}}">buradan</a>`,
      `{{${name}}} <a href="mailto:a@kotu.example?body={{${name}}}">buradan</a>`,
    ];
    for (const bodyHtml of hidden) expect(() => write(kind, others + bodyHtml)).toThrow(UnusableTemplate);
    expect(() => write(kind, `${others}<p>Merhaba, {{${name}}}</p>`)).not.toThrow();
  });

  test.each(NEEDED)('keeps {{$name}} out of its subject: $kind', ({ kind, name }) => {
    expect(() => write(kind, neededIn(kind), { subject: `Konu {{${name}}}` })).toThrow('konuda kullanılamaz');
  });

  test('may bring its link as the address of words', () => {
    const bodyHtml = '<a href="{{reset_url}}">Şifremi yenile</a> <img src="/media/a/400.webp" />';
    expect(() => write('password-reset', bodyHtml)).not.toThrow();
  });
});
