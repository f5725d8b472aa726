import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aCustomer } from '../../../seed/customers.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { eventually } from '../../../testing/poll.js';
import { usedFeatures } from '../../../testing/studio-rules.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import type { PageOf } from '../../../contract/admin/page.query.js';
import type { BulkMailView, BulkReachView } from '../../../contract/messaging/email/bulk-mail.js';
import type { MailLogView } from '../../../contract/messaging/email/mail-log.js';
import type { MailPreview, MailTemplateView } from '../../../contract/messaging/email/mail-template.views.js';
import { DeliverCampaignsService } from '../campaigns/deliver-campaigns.service.js';
import { MailClaimsService } from '../../notifications/mail/mail-claims.service.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { MAIL_NAMES } from '../../notifications/mail/mail-names.js';
import { MailComposerService } from '../../notifications/custom-templates/mail-composer.service.js';
import { NO_FOOT_LINKS } from '../../notifications/mail/mail-foot-links.js';

const CAMPAIGN = { subject: 'Kış indirimi', body: '<p>Merhaba <strong>dostlar</strong></p>' };
const WORDS = {
  kind: 'password-reset',
  subject: 'Şifreniz, {{user_name}}',
  preheader: '',
  bodyHtml: '<p>{{user_name}}, <a href="{{reset_url}}">buradan</a>.</p><script>alert(1)</script>',
};
const RESET = { ...WORDS, isActive: true };

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(async () => {
  await emptyTables(server.dataSource, 'campaign');
  await emptyTables(
    server.dataSource,
    'mail_message',
    'outbox_job',
    'custom_mail_template',
    'newsletter_subscriber',
  );
  await server.dataSource.query(`DELETE FROM customer WHERE email ILIKE 'abone-%'`);
});

/** Adds subscribers, of whom every third has withdrawn the consent. */
async function subscribers(count: number): Promise<void> {
  await server.dataSource.query(
    `INSERT INTO newsletter_subscriber (address, confirmed_at)
     SELECT 'abone-' || n || '@example.com', now() FROM generate_series(1, $1::int) n`,
    [count],
  );
  await server.dataSource.query(
    `INSERT INTO consent (address, purpose, channel, is_given, text_version, source)
     SELECT 'abone-' || n || '@example.com', 'commercial', 'email', n % 3 <> 0,
       CASE WHEN n % 3 <> 0 THEN '2026-11' END, 'newsletter_form' FROM generate_series(1, $1::int) n`,
    [count],
  );
}
const start = (given: object = {}) =>
  admin.mutate('admin.email.startBulkMail', {
    key: randomUUID(),
    ...CAMPAIGN,
    audience: 'newsletter_subscribers',
    ...given,
  });
const deliver = () => server.app.get(DeliverCampaignsService).deliver();
const control = (id: string, to: string) => admin.mutate('admin.email.controlBulkMail', { id, action: to });
const campaigns = async () =>
  (dataOf(await admin.query('admin.email.bulkMails', {})) as PageOf<BulkMailView>).items;
const states = async () =>
  (
    await server.dataSource.query<{ status: string; count: number }[]>(
      'SELECT status, count(*)::int AS count FROM mail_message GROUP BY status ORDER BY status',
    )
  ).map(({ status, count }) => `${status} ${count}`);

describe('A bulk mail of a studio without newsletter', () => {
  afterEach(() => usedFeatures(server.app, { newsletter: true }));

  it('goes to no subscriber, and says so', async () => {
    await subscribers(3);
    await usedFeatures(server.app, { newsletter: false });
    expect(refusalOf(await start()).code).toBe('newsletter_unused');
    const reach = dataOf(
      await admin.query('admin.email.bulkReach', { audience: 'all_users' }),
    ) as BulkReachView;
    expect(reach.pagination.totalRecords).toBe(0);
    expect(refusalOf(await start({ audience: 'all_users' })).code).toBe('no_recipients');
    expect(await campaigns()).toEqual([]);
  });
});

describe('A bulk mail', () => {
  it.each([
    ['<p>Kış</p><img src="https://baska.example/kis.jpg">', /başka sitelerin görselleri/],
    ['<script>alert(1)</script>', /gösterilebilecek bir şey yok/],
    ['<p>Merhaba {{isim}}</p>', /{{isim}} bu e-postada bilinmiyor/],
    ['<p>Merhaba {{user_name</p>', /süslü parantezler birbirini tutmuyor/],
  ])('that would not arrive as it was written is refused before anybody gets it: %s', async (body, words) => {
    await subscribers(3);
    for (const refused of [
      await start({ body }),
      await admin.mutate('admin.email.sendTest', { ...CAMPAIGN, body, testEmail: 'elif@example.com' }),
    ]) {
      expect(refusalOf(refused)).toMatchObject({
        code: 'mail_unusable',
        message: expect.stringMatching(words),
      });
    }
    expect(await campaigns()).toEqual([]);
    dataOf(await start({ body: '<p>Kış</p><img src="/media/kase.jpg/640.jpeg" alt="Kâse">' }));
  });

  it('shows before it goes whom it reaches: only those who agreed', async () => {
    await subscribers(6);
    await aCustomer(server.dataSource.manager, { email: 'izinsiz@example.com' });
    const reach = async (audience: string) =>
      dataOf(await admin.query('admin.email.bulkReach', { audience })) as BulkReachView;
    const found = await reach('newsletter_subscribers');
    expect(found.items.map(({ email }) => email)).toEqual([1, 2, 4, 5].map((n) => `abone-${n}@example.com`));
    expect([found.pagination.totalRecords, found.unmailedCount]).toEqual([4, 2]);
    expect((await reach('registered_users')).items).toEqual([]);
    const everybody = await reach('all_users');
    expect(everybody.unmailedCount).toBeGreaterThan(0);
    expect(everybody.items.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['abone-1@example.com']),
    );
    expect(refusalOf(await start({ audience: 'guest_orders' })).code).toBe('no_recipients');
  });

  it('to everybody reaches each subscriber who agreed once, with or without an account', async () => {
    await subscribers(6);
    const { manager } = server.dataSource;
    await aCustomer(manager, { email: 'ABONE-1@example.com', emailVerifiedAt: new Date() });
    await aCustomer(manager, { email: 'abone-2@example.com', emailVerifiedAt: null });
    await aCustomer(manager, { email: 'abone-3@example.com', emailVerifiedAt: new Date() });
    dataOf(await start({ audience: 'all_users' }));
    await deliver();
    const mailed = await server.dataSource.query<{ recipient: string }[]>(
      'SELECT lower(recipient) AS recipient FROM mail_message ORDER BY 1',
    );
    expect(mailed.map(({ recipient }) => recipient)).toEqual(
      [1, 2, 4, 5].map((n) => `abone-${n}@example.com`),
    );
  });

  const PERSONAL = { subject: '{{user_name}} için', body: '<p>{{greeting}}, <b>{{studio_email}}</b></p>' };

  it('calls each recipient by name, and greets those whose name is not known all the same', async () => {
    await subscribers(2);
    const { manager } = server.dataSource;
    const name = { firstName: '<Ada> ada.example', emailVerifiedAt: new Date() };
    await aCustomer(manager, { email: 'abone-1@example.com', ...name });
    dataOf(await start(PERSONAL));
    await deliver();
    const claimed = await server.app.get(MailClaimsService).claimCampaignMails(10);
    const composed = await Promise.all(
      claimed.map(({ payload }) =>
        server.app.get(MailComposerService).compose('bulk-mail', payload as never, NO_FOOT_LINKS),
      ),
    );
    const [ada, nobody] = composed.sort((one, other) => other.subject.length - one.subject.length);
    expect(ada!.subject).toBe('<Ada> ada. example için');
    expect(ada!.text).toContain('Merhaba <Ada> ada. example, ');
    expect(ada!.html).not.toContain('<Ada>');
    expect(nobody!.subject).toBe('için');
    expect(nobody!.text).toMatch(/Merhaba, \S+@\S+/);
  });

  it('is shown before it goes as one of its recipients will see it', async () => {
    await subscribers(3);
    const { manager } = server.dataSource;
    await aCustomer(manager, { email: 'abone-2@example.com', firstName: 'Ada', emailVerifiedAt: new Date() });
    const preview = (given: object) =>
      admin.mutate('admin.email.previewBulkMail', {
        ...PERSONAL,
        audience: 'newsletter_subscribers',
        ...given,
      });
    const shown = dataOf(await preview({ recipient: 'Abone-2@example.com' })) as MailPreview;
    expect(shown).toMatchObject({ subject: 'Ada için', problem: null });
    expect(shown.html).toContain('Merhaba Ada, ');
    expect(shown.text).toContain('Bültenden ayrılın');
    const unnamed = dataOf(await preview({})) as MailPreview;
    expect(unnamed.text).toContain('Merhaba, ');
    const { problem, html } = dataOf(await preview({ body: '<p>{{isim}}</p>' })) as MailPreview;
    expect(problem).toContain('{{isim}} bu e-postada bilinmiyor');
    expect(html).toContain('{{isim}}');
    for (const recipient of ['abone-3@example.com', 'kimse@example.com']) {
      expect(refusalOf(await preview({ recipient })).code).toBe('not_found');
    }
    const reach = dataOf(
      await admin.query('admin.email.bulkReach', { audience: 'newsletter_subscribers' }),
    ) as BulkReachView;
    expect(reach.items).toEqual([
      { email: 'abone-1@example.com', firstName: '' },
      { email: 'abone-2@example.com', firstName: 'Ada' },
    ]);
  });

  it('is started once however often its button is pressed, halts, goes on and stops', async () => {
    await subscribers(6);
    const key = randomUUID();
    const pressed = await Promise.all([1, 2, 3].map(() => start({ key })));
    const [{ id }] = pressed.map((answer) => dataOf(answer)) as [{ id: string }];
    await Promise.all([deliver(), deliver()]);
    expect(await states()).toEqual(['pending 4']);

    dataOf(await control(id, 'pause'));
    expect(await states()).toEqual(['held 4']);
    expect(refusalOf(await control(id, 'pause')).code).toBe('bulk_mail_not_in_state');
    dataOf(await control(id, 'resume'));
    expect(await states()).toEqual(['pending 4']);
    dataOf(await control(id, 'stop'));
    expect(await states()).toEqual(['skipped 4']);
    expect(await campaigns()).toMatchObject([
      {
        ...{ id, subject: CAMPAIGN.subject, status: 'stopped' },
        recipientCount: 4,
        skippedCount: 4,
        waitingCount: 0,
      },
    ]);
  });

  it('that has reached everybody is neither halted nor stopped by a press that comes late', async () => {
    await subscribers(2);
    const { id } = dataOf(await start()) as { id: string };
    await deliver();
    await server.dataSource.query(`UPDATE mail_message SET status = 'sent'`);
    for (const late of ['pause', 'stop']) {
      expect(refusalOf(await control(id, late)).code).toBe('bulk_mail_not_in_state');
    }
    expect(await campaigns()).toMatchObject([{ status: 'done', sentCount: 2 }]);
  });

  it('that is halted is not handed out, and stands in no other’s way', async () => {
    await subscribers(6);
    const { id } = dataOf(await start()) as { id: string };
    dataOf(await control(id, 'pause'));
    await deliver();
    expect(await states()).toEqual([]);
    await start({ subject: 'Başka' });
    await deliver();
    expect(await states()).toEqual(['pending 4']);
    expect((await campaigns()).map(({ status, waitingCount }) => [status, waitingCount])).toEqual([
      ['running', 4],
      ['paused', 4],
    ]);
  });

  it.each([{ subject: ' ' }, { body: '' }])('with nothing in it is refused: %j', async (empty) => {
    const refused = await start(empty);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Konu ve içerik gerekli')]);
  });
});

describe('A custom template', () => {
  const save = (given: object = {}) => admin.mutate('admin.email.saveTemplate', { ...RESET, ...given });
  const compose = (firstName = 'Ada') =>
    server.app
      .get(MailComposerService)
      .compose('password-reset', { firstName, resetUrl: '/sifre?anahtar=gizli', minutes: 60 }, NO_FOOT_LINKS);

  it('is what goes out, cleaned and escaped, until it is taken away', async () => {
    dataOf(await save());
    await eventually('the template is known', async () => (await compose()).subject === 'Şifreniz, Ada');
    const { html, text } = await compose('<img src=x onerror=1>');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<script');
    expect(html).toMatch(/href="https?:\/\/[^"]+\/sifre\?anahtar=gizli"/);
    expect(text).toContain('anahtar=gizli');

    const [custom] = (dataOf(await admin.query('admin.email.templates', {})) as MailTemplateView[]).filter(
      ({ id }) => id !== null,
    );
    expect(custom).toMatchObject({ kind: 'password-reset', label: 'Şifre sıfırlama', isActive: true });
    dataOf(await admin.mutate('admin.email.removeTemplate', { id: custom!.id, version: custom!.version }));
    await eventually(
      'the default template is back',
      async () => (await compose()).subject !== 'Şifreniz, Ada',
    );
  });

  it.each([
    ['{{bilinmeyen}} {{reset_url}}', '{{bilinmeyen}} bu e-postada bilinmiyor.'],
    ['{{{reset_url}}}', 'yalnızca {{değişken}}'],
    ['{{reset_url}} {{lookup user_name 1}}', 'yalnızca {{değişken}}'],
    ['{{reset_url}} {{> layout}}', '{{> layout}}: bu bölüm bu e-postada bilinmiyor.'],
    ['{{reset_url}} {{#each user_name}}x{{/each}}', 'yalnızca {{değişken}}'],
    ['{{reset_url}} {{constructor}}', '{{constructor}} bu e-postada bilinmiyor.'],
    ['{{reset_url', 'süslü parantezler birbirini tutmuyor.'],
    ['Merhaba', 'içerikte “Sıfırlama adresi” olmalı: {{reset_url}}'],
  ])('is not saved as %s', async (bodyHtml, reason) => {
    const refusal = refusalOf(await save({ bodyHtml }));
    expect(refusal.message).toContain(reason);
    expect(refusal.fields['bodyHtml']).toContain(reason);
    const preview = dataOf(
      await admin.mutate('admin.email.previewTemplate', { ...WORDS, bodyHtml }),
    ) as MailPreview;
    expect(preview.problem).toContain(reason);
    expect(preview).toMatchObject({ subject: WORDS.subject });
    expect(preview.html).toContain(bodyHtml.slice(0, 7));
  });

  it('is not written over by who saw none there, or an older one', async () => {
    dataOf(await save({ version: 0 }));
    expect(refusalOf(await save({ version: 0, subject: 'Benimki' })).code).toBe('changed_meanwhile');
    dataOf(await save({ version: 1, subject: 'Yenisi' }));
    expect(refusalOf(await save({ version: 1, subject: 'Benimki' })).code).toBe('changed_meanwhile');
    const found = dataOf(await admin.query('admin.email.templates', {})) as MailTemplateView[];
    expect(found.find(({ kind }) => kind === RESET.kind)?.subject).toBe('Yenisi');
  });

  it('is not switched, deleted or brought back by who saw an older one', async () => {
    dataOf(await save());
    const found = dataOf(await admin.query('admin.email.templates', {})) as MailTemplateView[];
    const seen = found.find(({ kind }) => kind === RESET.kind);
    dataOf(await save({ version: 1, subject: 'Yenisi' }));
    const old = { id: seen!.id, version: seen!.version };
    const turns = [
      await admin.mutate('admin.email.switchTemplate', { ...old, isActive: false }),
      await admin.mutate('admin.email.removeTemplate', old),
    ];
    expect(turns.map((answer) => refusalOf(answer).code)).toEqual(['changed_meanwhile', 'changed_meanwhile']);
    dataOf(await admin.mutate('admin.email.removeTemplate', { ...old, version: 2 }));
    expect(refusalOf(await save({ version: 2 })).code).toBe('changed_meanwhile');
  });

  it('keeps what opens something out of the subject', async () => {
    const { fields } = refusalOf(await save({ subject: '{{reset_url}}' }));
    expect(fields['subject']).toContain('konuda kullanılamaz');
  });

  it('that cannot be rendered gives way to the default one, and is marked', async () => {
    await server.dataSource.query(
      `INSERT INTO custom_mail_template (kind, subject, preheader, body_html) VALUES ('password-reset', 'x', '', '{{yok}}')`,
    );
    await eventually('the break is marked', async () => {
      expect((await compose()).html).toContain('Toprak');
      const found = dataOf(await admin.query('admin.email.templates', {})) as MailTemplateView[];
      return found.some(({ brokenReason }) => brokenReason?.includes('{{yok}}'));
    });
    const statements = jest.spyOn(server.dataSource, 'query');
    await eventually('it is marked no more', async () => {
      statements.mockClear();
      await compose();
      return !statements.mock.calls.some(([sql]) => sql.includes('custom_mail_template SET broken'));
    });
    statements.mockRestore();
  });
});

describe('The log of mails', () => {
  const log = async (query: object = {}) =>
    dataOf(await admin.query('admin.email.log', query)) as PageOf<MailLogView>;
  const write = (template: string, recipient: string, status: string, error: string | null = null) =>
    server.dataSource.query(
      `INSERT INTO mail_message (dedupe_key, template, payload, recipient, subject, status, last_error)
       VALUES ($2, $1, '{}', $2, 'Konu ' || $2, $3, $4)`,
      [template, recipient, status, error],
    );

  it('tells what became of each, by state and by a part of the address or the subject', async () => {
    await write('welcome', 'Ada@example.com', 'sent');
    await write('welcome', 'bora@example.com', 'failed', 'EENVELOPE RCPT TO 550 no such user');
    await write('verification-code', 'cem@example.com', 'failed', 'ETIMEDOUT Connection timeout');
    await write('welcome', 'deniz@example.com', 'sending');
    expect((await log()).pagination.totalRecords).toBe(4);
    expect((await log({ status: 'pending' })).items).toMatchObject([{ recipient: 'deniz@example.com' }]);
    expect((await log({ search: 'ADA@' })).items).toMatchObject([
      { recipient: 'Ada@example.com', status: 'sent' },
    ]);
    expect((await log({ search: 'konu bora' })).items).toMatchObject([
      { reason: 'Alıcının sunucusu e-postayı kabul etmedi.', isRetryable: true },
    ]);
    expect((await log({ search: '%' })).items).toEqual([]);
    expect((await log({ search: 'cem' })).items).toMatchObject([
      { reason: 'Sunucu zamanında yanıt vermedi.', isRetryable: false },
    ]);
  });

  it('finds the Turkish way what the row reads, also of one that nobody has taken yet', async () => {
    await subscribers(1);
    const { id } = dataOf(await start()) as { id: string };
    await deliver();
    await server.dataSource.transaction((manager) =>
      server.app.get(MailOutbox).queue(manager, {
        ...{ dedupeKey: 'a', template: 'welcome', recipient: 'bora@example.com' },
        payload: { firstName: 'Bora' },
      }),
    );
    const found = async (search: string) => (await log({ search })).items.map(({ subject }) => subject);
    expect((await log({ bulkMailId: id })).items).toMatchObject([{ subject: CAMPAIGN.subject }]);
    expect(await found('KIS İNDİRİMİ')).toEqual([CAMPAIGN.subject]);
    expect(await found('kış abone')).toEqual([CAMPAIGN.subject]);
    expect(await found(`bora ${MAIL_NAMES.welcome.toUpperCase()}`)).toEqual([MAIL_NAMES.welcome]);
    // Marks the mail's person as erased, which leaves only the mail's kind.
    await server.dataSource.query(
      `UPDATE mail_message SET subject = NULL, recipient = '' WHERE template = 'welcome'`,
    );
    expect(await found(MAIL_NAMES.welcome)).toEqual([MAIL_NAMES.welcome]);
  });

  it('puts one of a campaign back to it while it rests, and none once it was stopped', async () => {
    await subscribers(2);
    const { id } = dataOf(await start()) as { id: string };
    await deliver();
    await server.dataSource.query(
      `UPDATE mail_message SET status = 'failed' WHERE recipient = 'abone-1@example.com'`,
    );
    const [failed] = (await log({ status: 'failed' })).items;
    const retry = () => admin.mutate('admin.email.retry', { id: failed!.id });
    dataOf(await control(id, 'pause'));
    dataOf(await retry());
    expect(await states()).toEqual(['held 2']);
    await server.dataSource.query(
      `UPDATE mail_message SET status = 'failed' WHERE recipient = 'abone-1@example.com'`,
    );
    dataOf(await control(id, 'stop'));
    expect(refusalOf(await retry()).code).toBe('mail_not_retryable');
    expect((await log({ status: 'failed' })).items).toMatchObject([{ isRetryable: false }]);
  });

  it('puts a failed one back once, and nothing else', async () => {
    await write('welcome', 'bora@example.com', 'failed', 'x');
    await write('verification-code', 'cem@example.com', 'failed', 'x');
    const { items } = await log();
    const idOf = (recipient: string) => items.find((mail) => mail.recipient === recipient)?.id;
    const tries = await Promise.all(
      [1, 2].map(() => admin.mutate('admin.email.retry', { id: idOf('bora@example.com') })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusalOf(await admin.mutate('admin.email.retry', { id: idOf('cem@example.com') })).code).toBe(
      'mail_not_retryable',
    );
    expect(await server.dataSource.query('SELECT FROM outbox_job')).toHaveLength(1);
  });
});
