import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aPaidOrder } from '../../../testing/account-orders.js';
import {
  aConfirmedRequest,
  aDataRequest,
  aStranger,
  type MailedKey,
} from '../../../testing/data-requests.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import type {
  AdminDataRequestsView,
  AdminDataRequestView,
  UrgentDataRequests,
} from '../../../contract/data-requests/admin-data-requests.views.js';
import { zipEntries } from '../../platform/archives/read-zip.js';

const LIMITS = { entries: 10, totalBytes: 10_000_000, entryBytes: 10_000_000 };

const server = suiteServer();
const admin = suiteAdmin(server, { role: 'admin' });

beforeEach(() => emptyTables(server.dataSource, 'data_request', 'mail_message', 'outbox_job', 'log_entry'));

const list = async (query = {}) =>
  dataOf(await admin.query('admin.dataRequests.list', query)) as AdminDataRequestsView;
const get = async (id: string) =>
  dataOf(await admin.query('admin.dataRequests.get', { id })) as AdminDataRequestView;
const anAnswer = (id: string, facts = {}) => ({
  ...{
    id,
    version: 2,
    requestKey: randomUUID(),
    outcome: 'answered',
    text: 'Verileriniz hazır.',
    sendsExport: false,
  },
  ...facts,
});
const answer = (given: object) => admin.mutate('admin.dataRequests.answer', given);
const events = async () =>
  (
    await server.dataSource.query<{ event: string }[]>(
      `SELECT details->>'event' AS event FROM log_entry WHERE record_kind = 'data_request' ORDER BY id`,
    )
  ).map(({ event }) => event);
const backdate = (id: string, days: number) =>
  server.dataSource.query(
    `ALTER TABLE data_request DISABLE TRIGGER data_request_is_kept;
     UPDATE data_request SET confirmed_at = now() - interval '${days} days' WHERE id = '${id}';
     ALTER TABLE data_request ENABLE TRIGGER data_request_is_kept`,
  );

async function unzipped(bytes: Uint8Array): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const { name, read } of zipEntries(Buffer.from(bytes), LIMITS)) {
    files.set(name, (await read()).toString());
  }
  return files;
}
const download = ({ requestId, requestSecret }: MailedKey) =>
  aStranger(server).ask(`/api/kisisel-veriler/${requestId}?anahtar=${requestSecret}`);

describe('The desk for requests about personal data', () => {
  it('shows confirmed requests only, the one whose term ends first at the top, with its clock', async () => {
    await aStranger(server).mutate('dataRequests.ask', aDataRequest());
    const fresh = await aConfirmedRequest(server);
    const soon = await aConfirmedRequest(server);
    const late = await aConfirmedRequest(server);
    await backdate(soon.requestId, 21);
    await backdate(late.requestId, 31);

    const { items, counts } = await list();
    expect(items.map(({ id, urgency }) => [id, urgency])).toEqual([
      [late.requestId, 'overdue'],
      [soon.requestId, 'soon'],
      [fresh.requestId, 'calm'],
    ]);
    expect(counts).toEqual({ all: 3, open: 3, answered: 0, refused: 0 });
    const urgent = dataOf(await admin.query('admin.dataRequests.urgent', {})) as UrgentDataRequests;
    expect(urgent).toEqual({ soon: 1, overdue: 1 });
  });

  it('answers once by mail however often the button is pressed, and keeps the answer', async () => {
    const { requestId, requestSecret, email } = await aConfirmedRequest(server);
    const given = anAnswer(requestId);
    const pressed = await Promise.all([1, 2, 3].map(() => answer(given)));

    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await get(requestId)).toMatchObject({ state: 'answered', answer: { text: 'Verileriniz hazır.' } });
    const sent = await server.dataSource.query<unknown[]>(
      `SELECT recipient FROM mail_message WHERE template = 'data-request-answered'`,
    );
    expect(sent).toEqual([{ recipient: email }]);
    expect(await events()).toEqual(['data_request_answered']);
    const seen = await aStranger(server).query('dataRequests.view', { requestId, requestSecret });
    expect(dataOf(seen)).toMatchObject({
      state: 'answered',
      answer: { text: 'Verileriniz hazır.' },
      exportUntil: null,
    });
  });

  it('takes one of two answers at the same moment', async () => {
    const { requestId } = await aConfirmedRequest(server);
    const both = await Promise.all([
      answer(anAnswer(requestId)),
      answer(anAnswer(requestId, { outcome: 'refused', text: 'Kimliğiniz doğrulanamadı.' })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await events()).toHaveLength(1);
    await expect(server.dataSource.query(`UPDATE data_request SET answer_text = 'Başka'`)).rejects.toThrow(
      'keeps its answer',
    );
  });

  it('refuses with a reason only', async () => {
    const { requestId } = await aConfirmedRequest(server);
    expect((await answer(anAnswer(requestId, { outcome: 'refused', text: ' ' }))).status).toBe(400);
    expect(
      (await answer(anAnswer(requestId, { outcome: 'refused', text: 'Başkasının verisi.' }))).status,
    ).toBe(200);
    expect((await get(requestId)).state).toBe('refused');
    expect(refusalOf(await answer(anAnswer(requestId))).code).toBe('data_request_closed');
  });
});

describe('The data of a guest', () => {
  it('goes to the person for a week once it is released, for programs and for people', async () => {
    const request = await aConfirmedRequest(server, { name: '<b>Ayşe</b>' });
    const { orderId } = await aPaidOrder(server.app, { email: request.email.toUpperCase() });
    const other = await aPaidOrder(server.app, { email: 'baskasi@toprak.example' });
    expect((await download(request)).status).toBe(409);

    await answer(anAnswer(request.requestId, { sendsExport: true }));
    const answered = await download(request);
    expect(answered.headers.get('content-type')).toBe('application/zip');
    const files = await unzipped(answered.bytes);
    expect([...files.keys()]).toEqual(['verilerim.json', 'verilerim.html']);
    const json = files.get('verilerim.json') ?? '';
    const number = (id: string) => id.slice(0, 8).toUpperCase();
    expect(json).toContain(number(orderId));
    expect(json).not.toContain(number(other.orderId));
    expect(JSON.parse(json)).toMatchObject({ orders: [{}], dataRequests: [{ kind: 'Verilerin kopyası' }] });
    const page = files.get('verilerim.html') ?? '';
    expect(page).toContain('<h2>Siparişler</h2>');
    expect(page).toContain('&lt;b&gt;Ayşe&lt;/b&gt;');
    expect(page).not.toContain('<b>Ayşe');

    await server.dataSource.query('UPDATE data_request SET export_until = now()');
    expect((await download(request)).status).toBe(409);
  });

  it('is downloaded by the studio as well, which is logged, and by nobody else', async () => {
    const { requestId } = await aConfirmedRequest(server);
    const answered = await admin.ask(`/api/kisisel-veriler/${requestId}/atolye`);
    expect((await unzipped(answered.bytes)).has('verilerim.json')).toBe(true);
    expect(await events()).toEqual(['data_request_exported']);
    expect((await aStranger(server).ask(`/api/kisisel-veriler/${requestId}/atolye`)).status).toBe(401);
    const wrong = await aStranger(server).ask(`/api/kisisel-veriler/${requestId}?anahtar=${'x'.repeat(32)}`);
    expect(wrong.status).toBe(404);
  });

  it('is erased once, as far as the law lets it, and the answer still goes out', async () => {
    const { requestId, email } = await aConfirmedRequest(server, { kind: 'erase' });
    const { orderId } = await aPaidOrder(server.app, { email });
    await server.dataSource.query(
      `INSERT INTO information_request (name, surname, email, phone, workshop_type, experience_level, message)
       VALUES ('Ayşe', 'Demir', $1, '+905325550112', 'cocuk', 'az_deneyim', 'Merhaba')`,
      [email],
    );
    const erase = () => admin.mutate('admin.dataRequests.erase', { id: requestId, version: 2 });
    const pressed = await Promise.all([erase(), erase()]);

    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      await server.dataSource.query('SELECT FROM information_request WHERE email = $1', [email]),
    ).toEqual([]);
    expect(
      await server.dataSource.query(
        `SELECT is_claimable AS "isClaimable", erasure_requested_at IS NOT NULL AS "isToErase" FROM "order" WHERE id = $1`,
        [orderId],
      ),
    ).toEqual([{ isClaimable: false, isToErase: true }]);
    expect(await events()).toEqual(['data_request_erased']);
    expect((await answer(anAnswer(requestId, { version: 3 }))).status).toBe(200);
    expect((await get(requestId)).erasedAt).not.toBeNull();
  });
});
