import { beforeAll, describe, expect, it } from '@jest/globals';
import { BUILT_IN_QUESTIONS } from '../../contract/content/workshops-page.texts.js';
import { BUILT_IN_LEGAL_TEXTS } from '../../contract/legal/built-in/built-in-texts.js';
import { INITIAL_POLICIES } from '../../contract/workshops/policies/booking-policies.js';
import { describePolicy } from '../../contract/workshops/policies/describe-policy.js';
import {
  type KeptPromise,
  MAIL_PROMISES,
  PROMISES_IN_MAILS,
  sentencesOfMail,
} from '../../testing/mail-promises.js';
import { suiteShop } from '../../testing/suite-shop.js';
import { MAIL_TEMPLATES } from '../notifications/mail/mail-templates.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { AppRouterService } from './app-router.js';

/** What the shop says about moving, renaming, cancelling and waiting. A new sentence needs a feature that keeps it. */
const PROMISES: readonly KeptPromise[] = [
  {
    promise: /yerinizi.*başka bir güne alabilir/iu,
    keptBy: ['guestChanges.move', 'guestForm.save', 'guestChanges.cancel'],
  },
  { promise: /^yeriniz başka güne alınmaz/iu, keptBy: ['guestForm.save'] },
  { promise: /sizin yerinize başka biri gelebilir/iu, keptBy: ['guestForm.save'] },
  { promise: /siz iptal ederseniz/iu, keptBy: ['guestChanges.cancellationBill', 'guestChanges.cancel'] },
  {
    promise: /“yerimi devret” ile devre çıkarabilirsiniz/iu,
    keptBy: ['resale.bill', 'resale.list', 'resale.withdraw', 'resale.sweep'],
  },
  {
    promise: /(biz )?iptal (edersek|etmek zorunda kalır)/iu,
    keptBy: ['guestChoices.choose', 'admin.callOffs.callOff', 'bookings.call-offs'],
  },
  { promise: /yeterli katılım yoksa iptal edilebilir/iu, keptBy: ['bookings.too-few-guests'] },
  { promise: /gün değiştirme ve iptal kolaylıkları/iu, keptBy: ['guestChanges.move', 'guestChanges.cancel'] },
  { promise: /fark ödenmezse bilet iptal edilir/iu, keptBy: ['admin.bookings.setStatus'] },
  { promise: /başka bir güne alabilir, yerinize gelecek kişinin adını/iu, keptBy: ['guestChanges.move'] },
  { promise: /bekleme listesi/iu, keptBy: ['waitingList.join', 'waitingList.leave', 'waiting-list.sweep'] },
];

/** Words by which a sentence speaks of another day, of going away, or of waiting. */
const SPEAKS_OF_IT = /başka (bir )?(gün|tarih)|iptal e(d|t)|yerinize|devre[dt]|bekleme listesi/iu;

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/u).map((sentence) => sentence.trim());

function promisedOnPages(): string[] {
  const clauses = Object.values(BUILT_IN_LEGAL_TEXTS).flatMap((text) => text.clauses);
  return [...BUILT_IN_QUESTIONS.map(({ answer }) => answer), ...clauses.map(({ text }) => text)];
}

describe('What the shop promises', () => {
  const shop = suiteShop();
  let features: ReadonlySet<string>;

  beforeAll(() => {
    const { procedures } = shop.app.get(AppRouterService).router._def;
    const tasks = shop.app
      .get(JobRegistry)
      .scheduledTasks()
      .map(({ name }) => name);
    const mails = Object.keys(MAIL_TEMPLATES).map((kind) => `mail:${kind}`);
    features = new Set([...Object.keys(procedures), ...tasks, ...mails]);
  });

  it('is kept by features that there are', () => {
    const missing = [...PROMISES, ...MAIL_PROMISES]
      .flatMap(({ keptBy }) => keptBy)
      .filter((feature) => !features.has(feature));
    expect(missing).toEqual([]);
  });

  it('is known for each sentence about seats of pages, contracts and rules', () => {
    const rules = describePolicy({ ...INITIAL_POLICIES.general, minimumGuests: 3 });
    const strict = describePolicy({ ...INITIAL_POLICIES.general, freeMoves: 0, refundTiers: [] });
    const spoken = [...promisedOnPages(), ...rules, ...strict]
      .flatMap(sentencesOf)
      .filter((sentence) => SPEAKS_OF_IT.test(sentence));
    expect(spoken.length).toBeGreaterThan(8);
    expect(spoken.filter((sentence) => !PROMISES.some(({ promise }) => promise.test(sentence)))).toEqual([]);
  });

  it.each(Object.entries(MAIL_TEMPLATES))('is known for each sentence of the mail %s', (_kind, template) => {
    const promised = sentencesOfMail(template).filter((sentence) => PROMISES_IN_MAILS.test(sentence));
    expect(promised.filter((said) => !MAIL_PROMISES.some(({ promise }) => promise.test(said)))).toEqual([]);
  });

  it('sends whoever cannot come to the page where it is kept, and to nobody’s telephone alone', () => {
    for (const kind of ['booking-ticket', 'booking-reminder', 'order-confirmation'] as const) {
      const { bodyHtml } = MAIL_TEMPLATES[kind];
      expect([kind, bodyHtml]).toEqual([kind, expect.stringContaining('Gelemeyecek misiniz?')]);
      expect([kind, bodyHtml]).toEqual([kind, expect.stringMatching(/başka bir güne al/u)]);
    }
  });
});
