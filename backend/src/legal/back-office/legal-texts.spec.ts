import { beforeEach, describe, expect, it } from '@jest/globals';
import { BUILT_IN_LEGAL_TEXTS } from '../../../contract/legal/built-in/built-in-texts.js';
import type { LegalClause } from '../../../contract/legal/legal-text.js';
import type { AdminLegalText } from '../../../contract/legal/legal.views.js';
import type { HoldView } from '../../../contract/checkout/checkout.views.js';
import type { Policy } from '../../../contract/content/policy.js';
import type { LegalDocuments } from '../../../contract/orders/legal-document.js';
import { aProduct } from '../../../seed/catalog.js';
import { FixedClock } from '../../../testing/fixed-clock.js';
import { forgetLegalTexts } from '../../../testing/forget-legal-texts.js';
import { eventually } from '../../../testing/poll.js';
import { AYSE, aCard, pieces } from '../../../testing/purchase.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { ChangeFeed } from '../../platform/change-feed/change-feed.js';
import { ResponseCache } from '../../platform/http/response-cache.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { LegalTextsDueService } from '../legal-texts-due.service.js';

const server = suiteServer();
const admin = suiteAdmin(server);
const kind = 'distance_contract';
const ADDRESS = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Acıbadem Mah.',
  addressLine: 'Bereketli Sok. No: 12',
};

/** Each test begins with the built-in text in force, which the page shows. */
beforeEach(async () => {
  await forgetLegalTexts(server.dataSource);
  const isBuiltIn = async () => (await page()).version === '2026-11';
  await eventually('the built-in text is shown', isBuiltIn);
});

const clause = (text: string, given: Partial<LegalClause> = {}): LegalClause => ({
  key: 'own',
  heading: 'Avukatımızın maddesi',
  when: 'always',
  text,
  ...given,
});
const withOwn = (text: string) => [...BUILT_IN_LEGAL_TEXTS[kind].clauses, clause(text)];
const read = async () => dataOf(await admin.query('admin.legal.text', { kind })) as AdminLegalText;
const save = async (clauses: readonly LegalClause[], version?: number) =>
  admin.mutate('admin.legal.saveDraft', { kind, clauses, version: version ?? (await read()).draftVersion });
const putInForce = async (given: object = {}) =>
  admin.mutate('admin.legal.putInForce', {
    kind,
    version: (await read()).draftVersion,
    acceptsMissing: true,
    ...given,
  });
const publish = async (text: string) => {
  expect((await save(withOwn(text))).status).toBe(200);
  expect((await putInForce()).status).toBe(200);
};
const page = async (client = new ShopClient(server)) => {
  const input = encodeURIComponent(JSON.stringify({ kind: 'contract' }));
  return dataOf(await client.ask(`/trpc/content.policy?input=${input}`)) as Policy;
};
const writeByDocumentedCall = (content_value: string) =>
  admin.ask('/api/content_manager.php?id=legal.contract_content', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content_value }),
  });

describe('A draft', () => {
  it('is saved by one of two admins who read the same version; the other is told', async () => {
    const { draftVersion } = await read();
    const answers = await Promise.all(
      ['Bir.', 'İki.', 'Üç.'].map((text) => save([clause(text)], draftVersion)),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(refusalOf(answers.find(({ status }) => status === 409)!).code).toBe('changed_meanwhile');
    expect(await read()).toMatchObject({ draftVersion: draftVersion + 1, inForce: { version: 0 } });
  });

  it('takes 60 000 characters, and not one more', async () => {
    const heading = 'Metin';
    const whole = clause('a'.repeat(60_000 - heading.length), { heading });
    expect((await save([whole])).status).toBe(200);

    const refused = await save([{ ...whole, text: `${whole.text}a` }]);
    expect(refused.status).toBe(400);
    expect(refusalOf(refused).fields).toEqual({
      clauses: 'Metnin tamamı en fazla 60.000 karakter olabilir; 1 karakter fazla.',
    });
  });

  it.each<[string, object, string]>([
    ['an unknown variable', { text: '{{satici.unvn}}' }, '{{satici.unvn}} diye bir değişken yok.'],
    ['a block within a sentence', { text: 'Bak {{siparis.kalemler}}.' }, 'kendi satırında'],
    ['no heading', { heading: ' ' }, 'Maddenin başlığını yazın.'],
    ['a sale that is none', { when: 'never' }, 'Maddenin hangi siparişlerde'],
    ['a text that is none', { text: 3 }, 'Maddenin metnini yazın.'],
  ])('is refused with %s, and nothing is kept', async (_what, wrong, message) => {
    const before = await read();
    const answer = await save([clause('Söz.', wrong)]);

    expect(answer.status).toBe(400);
    expect(JSON.stringify(refusalOf(answer).fields)).toContain(message);
    expect((await read()).draftVersion).toBe(before.draftVersion);
  });

  it('is thrown away, and an older form cannot bring it back', async () => {
    await save([clause('Geçici.')]);
    const { draftVersion: version } = await read();
    expect((await admin.mutate('admin.legal.discardDraft', { kind, version })).status).toBe(200);

    expect((await read()).draft).toBeNull();
    expect((await save([clause('Eski form.')], version)).status).toBe(409);
    expect((await admin.mutate('admin.legal.discardDraft', { kind, version })).status).toBe(409);
  });

  it('can be seen as the PDF that a buyer would get', async () => {
    const input = { kind, clauses: withOwn('Önizleme.'), sale: 'both' };
    const pdf = Buffer.from(dataOf(await admin.mutate('admin.legal.pdf', input)) as string, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('A text put in force', () => {
  it('is on the page of every process at once, and the one before it is kept', async () => {
    const neighbour = new ShopClient(await server.startNeighbour());
    expect((await page(neighbour)).version).toBe('2026-11');
    await publish('Yeni madde <script>alert(1)</script> {{satici.eposta}}');

    await eventually('the neighbour shows it', async () =>
      JSON.stringify(await page(neighbour)).includes('Yeni madde <script>'),
    );
    const { versions, inForce, draft } = await read();
    expect(draft).toBeNull();
    expect(versions.find(({ version }) => version === inForce.version)?.state).toBe('in_force');
    expect(versions.at(-1)).toMatchObject({ version: 0, state: 'past' });
    const rendered = await new ShopClient(server).ask('/mesafeli-satis-sozlesmesi');
    expect(rendered.text).not.toContain('<script>alert(1)');
    await expect(server.dataSource.query('DELETE FROM legal_text_version')).rejects.toThrow(
      /only ever added/,
    );
    await expect(server.dataSource.query('TRUNCATE legal_text_version CASCADE')).rejects.toThrow(/only ever/);
  });

  it('is asked about when it lacks what the law demands', async () => {
    await save([clause('Yalnızca bu.')]);
    const refused = await putInForce({ acceptsMissing: false });

    expect(refused.status).toBe(409);
    expect(refusalOf(refused)).toMatchObject({
      code: 'legal_text_incomplete',
      message: expect.stringContaining('Dava öncesi zorunlu arabuluculuk'),
    });
    expect((await putInForce({ acceptsMissing: true })).status).toBe(200);
  });

  it('is refused by way of the site’s texts when it is incomplete, but for the documented call', async () => {
    const [section, key] = ['legal', 'contract_content'];
    const refused = await admin.mutate('admin.content.save', {
      section,
      key,
      value: '<p>Bu.</p>',
      version: 0,
    });

    expect(refusalOf(refused)).toMatchObject({
      code: 'legal_text_incomplete',
      message: expect.stringMatching(/Dava öncesi zorunlu arabuluculuk.*Ayarlar › Sözleşmeler/),
    });
    expect((await page()).version).toBe('2026-11');
    expect((await writeByDocumentedCall('<p>Bu.</p>')).status).toBe(200);
  });

  it('is the draft that was read, not one that was saved since', async () => {
    await save([clause('Bir.')]);
    const { draftVersion: version } = await read();
    await save([clause('İki.')]);
    expect(refusalOf(await putInForce({ version })).code).toBe('changed_meanwhile');
  });

  it('is looked for without a word to the other processes while nothing is due', async () => {
    const { app, dataSource } = server;
    const changes = () => app.get(ResponseCache).heard.counts.get('settings');
    const before = changes();
    await app.get(LegalTextsDueService).putDueInForce(dataSource.manager);
    await app.get(ChangeFeed).caughtUp();
    expect(changes()).toBe(before);
  });

  it('waits for its day, and is refused a day that is over', async () => {
    await save(withOwn('Yarından sonra.'));
    expect(refusalOf(await putInForce({ from: '2020-01-01' })).code).toBe('legal_day_past');
    expect((await putInForce({ from: '2099-05-01' })).status).toBe(200);
    expect((await page()).version).toBe('2026-11');
    const [toCome] = (await read()).versions;
    expect(toCome).toMatchObject({ state: 'to_come', inForceFrom: '2099-04-30T21:00:00.000Z' });

    const { manager } = server.dataSource;
    const later = new FixedClock('2099-04-30T20:59:59Z');
    const due = new LegalTextsDueService(server.dataSource, server.app.get(JobRegistry), later);
    await due.putDueInForce(manager);
    expect((await read()).inForce.version).not.toBe(toCome?.version);
    later.moveTo('2099-04-30T21:00:00Z');
    await due.putDueInForce(manager);
    expect((await read()).inForce.version).toBe(toCome?.version);
    await eventually('it is shown', async () => (await page()).version === String(toCome?.version));
  });

  it('is taken back before its day, once and for good', async () => {
    await publish('Bugünden beri.');
    await save(withOwn('Yarından sonra.'));
    await putInForce({ from: '2099-05-01' });
    const [toCome] = (await read()).versions;
    const cancel = (version = toCome?.version ?? 0) =>
      admin.mutate('admin.legal.cancelVersion', { kind, version });
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);

    expect((await read()).versions[0]).toMatchObject({ version: toCome?.version, state: 'cancelled' });
    const later = new FixedClock('2099-05-02T00:00:00Z');
    const due = new LegalTextsDueService(server.dataSource, server.app.get(JobRegistry), later);
    await due.putDueInForce(server.dataSource.manager);
    expect((await read()).inForce.version).toBe((toCome?.version ?? 0) - 1);
    const entries = await server.dataSource.query<object[]>(
      `SELECT id FROM log_entry WHERE details ->> 'event' = 'legal_version_cancelled'`,
    );
    expect(entries).toHaveLength(1);
    await expect(server.dataSource.query('DELETE FROM legal_text_cancellation')).rejects.toThrow(
      /only ever added/,
    );
  });

  it('that holds or held cannot be taken back', async () => {
    await publish('Bugünden beri.');
    const { version } = (await read()).inForce;
    const cancel = (given: number) => admin.mutate('admin.legal.cancelVersion', { kind, version: given });
    expect(refusalOf(await cancel(version)).code).toBe('legal_version_holds');
    expect(refusalOf(await cancel(0)).code).toBe('legal_version_holds');
    expect(refusalOf(await cancel(version + 7)).code).toBe('legal_version_unknown');
  });

  it('in the middle of a checkout is read before anything is paid; orders keep theirs', async () => {
    const client = new ShopClient(server);
    const bowl = await aProduct(server.dataSource.manager, { stockQuantity: 5, priceKurus: 69_000 });
    const hold = dataOf(await client.mutate('checkout.open', { items: [pieces(bowl)] })) as HoldView;
    const information = { holdId: hold.id, customer: AYSE, address: ADDRESS };
    const documents = async () =>
      dataOf(await client.mutate('checkout.documents', information)) as LegalDocuments;
    const place = async (documentsSha256: string) =>
      client.mutate('orders.place', {
        ...information,
        salesContractAccepted: true,
        privacyAccepted: true,
        documentsSha256,
        expectedTotalKurus: 69_000,
        card: aCard(),
      });
    const shown = await documents();
    await publish('Ödeme sırasında gelen madde.');
    await eventually(
      'this process has heard of the text',
      async () => (await documents()).sha256 !== shown.sha256,
    );

    expect(refusalOf(await place(shown.sha256)).code).toBe('documents_changed');
    const again = await documents();
    expect(JSON.stringify(again.distanceContract)).toContain('Ödeme sırasında gelen madde.');
    expect((await place(again.sha256)).status).toBe(200);

    await publish('Daha sonra gelen madde.');
    const [frozen] = await server.dataSource.query<{ content: object; version: string; sha256: string }[]>(
      `SELECT content, version, sha256 FROM order_document WHERE kind = 'distance_contract' ORDER BY accepted_at DESC`,
    );
    expect(frozen).toEqual({
      content: again.distanceContract,
      version: again.distanceContract.version,
      sha256: again.sha256,
    });
  });
});

describe('The documented call for the contract', () => {
  it('makes a version of its text, with the parties and lines that no contract may lack', async () => {
    const answer = await writeByDocumentedCall(
      '<h2>Bizim madde</h2><p>Bir &amp; iki.<script>alert(1)</script></p><ul><li>Liste</li></ul>',
    );

    expect(answer.json).toMatchObject({ success: true });
    const { clauses } = (await read()).inForce;
    expect(clauses.map(({ heading }) => heading)).toEqual([
      'Taraflar: Satıcı',
      'Taraflar: Alıcı',
      'Ürün, hizmet ve fiyat',
      'Bizim madde',
    ]);
    expect(clauses.at(-1)?.text).toBe('Bir & iki.\n\n- Liste');
    expect(JSON.stringify(await page())).toContain('Bir & iki.');
    expect((answer.json as { content: { content_value: string } }).content.content_value).toContain(
      '<h2>Bizim madde</h2><p>Bir &amp; iki.</p><ul><li>Liste</li></ul>',
    );
  });

  it('takes 5 000 characters, and says where more can be written', async () => {
    const refused = await writeByDocumentedCall(`<p>${'a'.repeat(4_994)}</p>`);
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ error: expect.stringContaining('Ayarlar › Sözleşmeler') });
    expect((await writeByDocumentedCall(`<p>${'a'.repeat(4_993)}</p>`)).status).toBe(200);
  });

  it('puts the built-in text in force with an empty one, and refuses unknown variables', async () => {
    await publish('Bizimki.');
    expect((await writeByDocumentedCall('<p>{{satici.unvn}}</p>')).status).toBe(400);
    expect((await writeByDocumentedCall('')).status).toBe(200);
    expect((await read()).inForce.clauses).toEqual(BUILT_IN_LEGAL_TEXTS[kind].clauses);
  });
});
