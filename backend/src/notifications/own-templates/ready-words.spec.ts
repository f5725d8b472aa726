import { describe, expect, it } from '@jest/globals';
import { mailHtml } from '../mail-html.js';
import type { MailKind } from '../mail-template.js';
import { EDITABLE_MAILS } from './editable-mails.js';
import { fillWords } from './own-words.js';
import { READY_WORDS } from './ready-words.js';

const SITE = 'https://toprak.example';
const KINDS = Object.keys(EDITABLE_MAILS) as MailKind[];

/** Verification codes and reminders are said in one way for all their occasions. */
const SUBJECTS: Partial<Record<MailKind, string>> = {
  'order-shipped': 'Siparişiniz kargoda · A4F2C81D',
  'booking-ticket': 'Biletiniz hazır · Çömlekçi Çarkına Giriş, 12.12.2026 Cumartesi',
  welcome: 'Aramıza hoş geldiniz, Zeynep',
};

describe('The ready words that a studio starts from', () => {
  it('stand for every mail that may be changed, and for no other', () => {
    expect(Object.keys(READY_WORDS).sort()).toEqual([...KINDS].sort());
  });

  it.each(KINDS)('can be saved as they are, and lose nothing on their way out: %s', (kind) => {
    const { subject, bodyHtml, sentWhen } = READY_WORDS[kind] ?? { subject: '', bodyHtml: '', sentWhen: '' };
    const sample = EDITABLE_MAILS[kind]?.sample;
    if (!sample) throw new Error(`No sample for ${kind}.`);
    const filled = fillWords({ kind, subject, bodyHtml, bodyText: '' }, sample, SITE);
    const sent = mailHtml(filled.html, SITE);
    expect(sent.match(/ style="/g)).toEqual(filled.html.match(/ style="/g));
    expect(sent.match(/font-weight|font-size|padding|margin|color/g)).toEqual(
      filled.html.match(/font-weight|font-size|padding|margin|color/g),
    );
    expect(`${filled.subject}${filled.text}`).not.toMatch(/[{}<>]/);
    expect(filled.text).not.toMatch(/\(\)|\(\//);
    expect(sentWhen).not.toBe('');
    expect(filled.subject).toBe(SUBJECTS[kind] ?? filled.subject);
  });
});
