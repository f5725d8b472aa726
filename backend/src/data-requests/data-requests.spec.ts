import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aCustomer } from '../../seed/customers.js';
import { aConfirmedRequest, aDataRequest, aStranger, mailedKey } from '../../testing/data-requests.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteServer } from '../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../testing/visitor.js';
import type { DataRequestView } from '../../contract/data-requests/data-requests.views.js';
import { PruneDataRequestsService } from './prune-data-requests.service.js';

const server = suiteServer({ STUDIO_NOTICE_TO: 'atolye@toprak.example' });

beforeEach(() =>
  emptyTables(server.dataSource, 'data_request', 'mail_message', 'outbox_job', 'studio_notification'),
);

const states = async () =>
  (
    await server.dataSource.query<{ state: string }[]>('SELECT state FROM data_request ORDER BY created_at')
  ).map(({ state }) => state);
const mails = async () =>
  (
    await server.dataSource.query<{ template: string; recipient: string }[]>(
      'SELECT template, recipient FROM mail_message ORDER BY created_at, template',
    )
  ).map(({ template, recipient }) => `${template} ${recipient}`);
const age = (interval: string) =>
  server.dataSource.query(
    `ALTER TABLE data_request DISABLE TRIGGER data_request_is_kept;
     UPDATE data_request SET created_at = created_at - interval '${interval}';
     ALTER TABLE data_request ENABLE TRIGGER data_request_is_kept`,
  );
const view = async (key: object) =>
  dataOf(await aStranger(server).query('dataRequests.view', key)) as DataRequestView;

describe('A request of a guest about their own data', () => {
  it('counts from the moment at which the address confirms it, however often the link is used', async () => {
    const asked = aDataRequest({ email: 'ayse@toprak.example' });
    const visitor = aStranger(server);
    const answer = await visitor.mutate('dataRequests.ask', asked);

    expect(dataOf(answer)).toEqual({ outcome: 'confirm_by_mail' });
    expect(await states()).toEqual(['unconfirmed']);
    expect(await mails()).toEqual(['data-request-confirmation ayse@toprak.example']);

    const key = await mailedKey(server, asked.requestKey);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.mutate('dataRequests.confirm', key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await states()).toEqual(['open']);
    expect((await mails()).slice(1)).toEqual([
      'data-request-received ayse@toprak.example',
      'studio-notice atolye@toprak.example',
    ]);
    const { state, confirmedAt, answerBy } = await view(key);
    expect(state).toBe('open');
    expect(Date.parse(answerBy ?? '') - Date.parse(confirmedAt ?? '')).toBe(30 * 86_400_000);
  });

  it('is asked once, however often the form is sent, and not otherwise with the same key', async () => {
    const asked = aDataRequest();
    const visitor = aStranger(server);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.mutate('dataRequests.ask', asked)));

    expect(answers.map(dataOf)).toEqual(Array(3).fill({ outcome: 'confirm_by_mail' }));
    expect(await states()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    const other = await visitor.mutate('dataRequests.ask', { ...asked, kind: 'erase' });
    expect(refusalOf(other).code).toBe('changed_meanwhile');
  });

  it('opens with its own key only', async () => {
    const asked = aDataRequest();
    await aStranger(server).mutate('dataRequests.ask', asked);
    const { requestId, requestSecret } = await mailedKey(server, asked.requestKey);
    const forged = { requestId, requestSecret: `${requestSecret.slice(0, -2)}xx` };
    const other = { requestId: randomUUID(), requestSecret };
    for (const key of [forged, other]) {
      expect(refusalOf(await aStranger(server).mutate('dataRequests.confirm', key)).code).toBe(
        'data_request_not_found',
      );
      expect((await aStranger(server).query('dataRequests.view', key)).status).toBe(404);
    }
    expect(await states()).toEqual(['unconfirmed']);
  });

  it('cannot be confirmed after 48 hours, and is then forgotten', async () => {
    const asked = aDataRequest();
    await aStranger(server).mutate('dataRequests.ask', asked);
    const key = await mailedKey(server, asked.requestKey);
    await age('47 hours 59 minutes');
    await server.app.get(PruneDataRequestsService).prune();
    expect(await states()).toEqual(['unconfirmed']);

    await age('1 minute');
    expect((await aStranger(server).mutate('dataRequests.confirm', key)).status).toBe(404);
    await server.app.get(PruneDataRequestsService).prune();
    expect(await states()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('needs a text where nobody could answer without one, and no identity number', async () => {
    const answer = await aStranger(server).mutate('dataRequests.ask', aDataRequest({ kind: 'correct' }));
    expect(answer.json).toMatchObject({
      error: {
        data: { code: 'invalid_input', fields: { message: expect.stringContaining('ne istediğinizi') } },
      },
    });
    const numbered = await aStranger(server).mutate('dataRequests.ask', {
      ...aDataRequest(),
      identityNumber: '10000000146',
    });
    expect(numbered.status).toBe(400);
    expect(await states()).toEqual([]);
  });

  it('is limited: five a day for an address, twenty for a network', async () => {
    const email = 'ayse@toprak.example';
    for (let count = 0; count < 5; count += 1) {
      expect((await aStranger(server).mutate('dataRequests.ask', aDataRequest({ email }))).status).toBe(200);
    }
    const sixth = await aStranger(server).mutate('dataRequests.ask', aDataRequest({ email }));
    expect(refusalOf(sixth).code).toBe('too_many_data_requests');

    const oneVisitor = aStranger(server);
    const answers = [];
    for (let count = 0; count < 25; count += 1) {
      answers.push((await oneVisitor.mutate('dataRequests.ask', aDataRequest())).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });

  it('stays in the database as it was asked, and its clock does not start anew', async () => {
    await aConfirmedRequest(server);
    const change = (what: string) => server.dataSource.query(`UPDATE data_request SET ${what}`);
    await expect(change(`message = 'Başka'`)).rejects.toThrow('stays as it was asked');
    await expect(change(`email = 'baska@toprak.example'`)).rejects.toThrow('stays as it was asked');
    await expect(change('confirmed_at = now()')).rejects.toThrow('does not start anew');
    await expect(change(`state = 'answered'`)).rejects.toThrow('answer_is_whole');
  });
});

describe('A request of a signed-in customer', () => {
  it('counts at once with their own verified address, and with no other', async () => {
    const customer = await aCustomer(server.dataSource.manager, { email: `${randomUUID()}@toprak.example` });
    const browser = aStranger(server);
    await browser.signIn(customer.email);

    const own = aDataRequest({ email: customer.email.toUpperCase() });
    expect(dataOf(await browser.mutate('dataRequests.ask', own))).toEqual({ outcome: 'received' });
    const others = aDataRequest({ email: 'baskasi@toprak.example' });
    expect(dataOf(await browser.mutate('dataRequests.ask', others))).toEqual({ outcome: 'confirm_by_mail' });
    expect(await states()).toEqual(['open', 'unconfirmed']);
    expect(await mails()).toContain('data-request-confirmation baskasi@toprak.example');
  });

  it('has to be confirmed while the address of the account is not', async () => {
    const customer = await aCustomer(server.dataSource.manager, {
      email: `${randomUUID()}@toprak.example`,
      emailVerifiedAt: null,
    });
    const browser = aStranger(server);
    await browser.signIn(customer.email);
    const answer = await browser.mutate('dataRequests.ask', aDataRequest({ email: customer.email }));
    expect(dataOf(answer)).toEqual({ outcome: 'confirm_by_mail' });
  });
});
