import { describe, expect, it } from '@jest/globals';
import { testSettings } from '../../../testing/test-settings.js';
import { checkTemplate } from '../mail/check-template.js';
import { mailHtml } from '../mail/mail-html.js';
import type { WrittenMail } from '../mail/mail-renderer.js';
import type { MailKind, TemplateText } from '../mail/mail-template.js';
import { MAIL_TEMPLATES } from '../mail/mail-templates.js';
import { valuesOf } from '../mail/template-values.js';
import { testMailRenderer, testStudio } from '../../../testing/test-studio.js';

const settings = testSettings({});
const renderer = testMailRenderer(settings);
const KINDS = Object.keys(MAIL_TEMPLATES) as MailKind[];
const EDITABLE = KINDS.filter((kind) => MAIL_TEMPLATES[kind].sentWhen !== undefined);
const UNSUBSCRIBE = 'https://toprak.example/bulten/ayril?anahtar=ornek';

function written(kind: MailKind, custom?: TemplateText): WrittenMail {
  const options = { unsubscribeUrl: UNSUBSCRIBE, ...(custom && { custom }) };
  return renderer.write(kind, MAIL_TEMPLATES[kind].sample, options);
}

function sampleValues(kind: MailKind) {
  const shop = { studio: testStudio(settings), publicUrl: settings.PUBLIC_URL };
  return valuesOf(kind, MAIL_TEMPLATES[kind].sample, shop);
}

/** The text that the HTML shows, extracted without the code that derives the text version. */
function shownBy(html: string): string {
  return html
    .replace(/^[^]*<body/, '<body')
    .replace(/<div [^>]*class="preheader"[^]*?<\/div>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#x([\dA-F]+);/g, (_entity, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

/**
 * The words of a text, without separators, which differ, and without addresses, which only the text version
 * spells out.
 */
function wordsOf(text: string): string[] {
  return text
    .replace(/\(https?:[^\s)]*\)|https?:\S*/g, ' ')
    .toLocaleUpperCase('tr')
    .split(/[\s:=()]+|--|\.(?=\s|$)/)
    .filter((word) => word !== '');
}

describe('A default template', () => {
  it.each(KINDS)('of %s renders with sample facts in full', (kind) => {
    const { subject, html, text } = written(kind);
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/[{}]{2}|undefined|null|\[object|data-block/);
      expect(part.trim()).not.toBe('');
    }
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).toContain('<!doctype html>');
    for (const body of [html, text]) expect(body).toContain('Toprak Seramik Atölyesi Ltd. Şti.');
  });

  it.each(KINDS)(
    'of %s begins with the studio’s mark, and with its name where no pictures are shown',
    (kind) => {
      const { html, text } = written(kind);
      expect(html).toMatch(
        /<a [^>]*><img src="https:\/\/toprak\.example\/mail-mark\.png\?v&#x3D;[\w-]+"[^>]* alt=""[^>]*>Toprak<\/a>/,
      );
      expect(text).toMatch(/^TOPRAK\n/);
    },
  );

  it.each(KINDS)('of %s says the same in its HTML and in the text derived from it', (kind) => {
    const { html, text } = written(kind);
    expect(wordsOf(text)).toEqual(wordsOf(shownBy(html)));
    const addresses = [...html.matchAll(/<a [^>]*href="(https:[^"]*)"/g)].map(([, href]) => href!);
    for (const address of addresses.slice(1)) {
      expect(text).toContain(address.replaceAll('&amp;', '&').replaceAll('&#x3D;', '='));
    }
  });

  it.each(KINDS)('of %s loses nothing when it is cleaned', (kind) => {
    const { bodyHtml } = MAIL_TEMPLATES[kind];
    const cleaned = mailHtml(bodyHtml.replaceAll(/\{\{[^}]*\}\}/g, 'x'), 'https://toprak.example');
    const tags = (html: string) => html.match(/<[a-z]\w*|class="\w+"|text-align/g);
    expect(tags(cleaned)).toEqual(tags(bodyHtml));
  });

  it.each(EDITABLE)('of %s is written as the editor writes it: a part in each line', (kind) => {
    const part = /^(?:\{\{(?:#(?:if|unless) \w+|\/(?:if|unless)|> \w+)\}\}|<(p|h1|h2)(?: [^<>]*)?>.*<\/\1>)$/;
    for (const line of MAIL_TEMPLATES[kind].bodyHtml.split('\n')) expect(line).toMatch(part);
    const tags = MAIL_TEMPLATES[kind].bodyHtml.matchAll(/<([a-z]\w*)/g);
    expect(['p', 'h1', 'h2', 'strong', 'a', 'br']).toEqual(
      expect.arrayContaining([...new Set(Array.from(tags, ([, tag]) => tag))]),
    );
  });

  it.each(KINDS)('of %s may be saved as it is', (kind) => {
    const template = MAIL_TEMPLATES[kind];
    expect(() => checkTemplate(template, template)).not.toThrow();
    expect(template.subject.length).toBeLessThanOrEqual(150);
    expect(template.preheader.length).toBeLessThanOrEqual(300);
  });
});

describe('A custom template', () => {
  it.each(EDITABLE)('of %s with one changed word keeps everything else', (kind) => {
    const { subject, preheader, bodyHtml } = MAIL_TEMPLATES[kind];
    const custom = { subject, preheader, bodyHtml: bodyHtml.replace(/<p>/, '<p>Sevgiler! ') };
    const [ours, theirs] = [written(kind), written(kind, custom)];
    expect(theirs.html).toContain('Sevgiler! ');
    expect(theirs.html.replace('Sevgiler! ', '')).toBe(ours.html);
    expect(theirs.text.replace('Sevgiler! ', '')).toBe(ours.text);
    expect(theirs.subject).toBe(ours.subject);
  });

  it.each(EDITABLE)('of %s can show every fact of the mail, in both forms', (kind) => {
    const { variables, blocks = {} } = MAIL_TEMPLATES[kind];
    const marks = Object.keys(variables).map((name) => `<p>${name}: {{${name}}}</p>`);
    const parts = Object.keys(blocks).map((name) => `{{> ${name}}}`);
    const { html, text } = written(kind, {
      subject: 'Konu',
      preheader: '',
      bodyHtml: [...marks, ...parts].join('\n'),
    });
    const values = sampleValues(kind);
    for (const name of Object.keys(variables)) {
      expect(text).toContain(`${name}: ${values[name]}`.trim());
      expect(shownBy(html)).toContain(`${name}: ${values[name]}`.trim());
    }
    expect(text).not.toMatch(/[{}]/);
  });

  it('may have its blocks in another order', () => {
    const { subject, preheader, bodyHtml } = MAIL_TEMPLATES['order-confirmation'];
    const LINES = '{{> order_lines}}\n{{> order_totals}}\n';
    expect(bodyHtml).toContain(LINES);
    const moved = `${bodyHtml.replace(LINES, '')}\n{{> order_totals}}\n{{> order_lines}}`;
    const theirs = written('order-confirmation', { subject, preheader, bodyHtml: moved });
    const ours = written('order-confirmation');
    expect(wordsOf(theirs.text).sort()).toEqual(wordsOf(ours.text).sort());
    expect(theirs.text.indexOf('Toplam: ')).toBeGreaterThan(theirs.text.indexOf('BİR SORUNUZ MU VAR?'));
    expect(ours.text.indexOf('Toplam: ')).toBeLessThan(ours.text.indexOf('BİR SORUNUZ MU VAR?'));
  });
});
