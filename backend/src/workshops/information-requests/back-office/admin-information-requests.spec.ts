import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aCustomer } from '../../../../seed/customers.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { suiteAdmin } from '../../../../testing/suite-admin.js';
import { REQUEST } from '../../../../testing/information-requests.js';
import { suiteServer } from '../../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../../testing/visitor.js';
import type {
  AdminInformationRequestsView,
  AdminInformationRequestView,
} from '../../../../contract/workshops/admin-information-requests.views.js';
import { ErasePersonService } from '../../../people/customer-account/erase-person.service.js';
import { NotifyStudioService } from '../../../notifications/studio/notify-studio.service.js';
import { InformationRequest } from '../information-request.entity.js';
import { testMailRenderer } from '../../../../testing/test-studio.js';

const SCRIPT = '/api/workshop_info_requests.php';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(() =>
  emptyTables(server.dataSource, 'information_request', 'mail_message', 'outbox_job', 'log_entry'),
);

async function aRequest(facts: Partial<InformationRequest> = {}): Promise<InformationRequest> {
  const { manager } = server.dataSource;
  return manager.save(manager.create(InformationRequest, { ...REQUEST, ...facts } as InformationRequest));
}
const list = async (query = {}) =>
  dataOf(await admin.query('admin.informationRequests.list', query)) as AdminInformationRequestsView;
const get = async (id: string) =>
  dataOf(await admin.query('admin.informationRequests.get', { id })) as AdminInformationRequestView;
const mark = (change: object) => admin.mutate('admin.informationRequests.update', change);
const answer = (change: object) =>
  admin.mutate('admin.informationRequests.answer', { subject: 'Yerimiz var', text: 'Gelin.', ...change });
const log = () =>
  server.dataSource.query<{ username: string; details: Record<string, unknown> }[]>(
    `SELECT username, details FROM log_entry WHERE record_kind = 'information_request' ORDER BY id`,
  );
const mails = () =>
  server.dataSource.query<{ recipient: string; payload: never }[]>(
    `SELECT recipient, payload FROM mail_message WHERE template = 'studio-answer'`,
  );

describe('The studio’s list of information requests', () => {
  it.each([
    ['çığır', true],
    ['CIGIROGLU ayse', true],
    ['ayse@toprak', true],
    ['0532 123', true],
    ['+90 532', true],
    ['532 999', false],
    ['ahmet', false],
    ['%', false],
  ])('finds by name, surname, e-mail or phone: %s', async (search, isFound) => {
    await aRequest();
    expect((await list({ search })).items).toHaveLength(isFound ? 1 : 0);
  });

  it('is by status and page, newest first, with counts of all and a mark on what waits for over a day', async () => {
    const old = new Date(Date.now() - 25 * 3_600_000);
    const late = await aRequest({ name: 'Geç', createdAt: old });
    await aRequest({ name: 'Arandı', status: 'contacted', createdAt: old });
    const fresh = await aRequest({ name: 'Yeni' });

    const pending = await list({ status: 'pending', perPage: 10 });
    expect(pending.items.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([
      [fresh.id, false],
      [late.id, true],
    ]);
    expect(pending.counts).toEqual({ all: 3, pending: 2, contacted: 1, completed: 0, overdue: 1 });
    expect(pending.pagination).toMatchObject({ totalRecords: 2, totalPages: 1 });
  });
});

describe('A request in the studio’s hands', () => {
  it('is marked with its notes, and the change is on record', async () => {
    const { id, version } = await aRequest();
    const marked = await mark({ id, version, status: 'contacted', adminNotes: ' Cuma aranacak ' });

    expect(marked.status).toBe(200);
    expect(await get(id)).toMatchObject({ status: 'contacted', adminNotes: 'Cuma aranacak', version: 2 });
    expect(await log()).toMatchObject([
      {
        username: expect.stringContaining('@'),
        details: {
          event: 'information_request_updated',
          before: { status: 'pending', adminNotes: '' },
          after: { status: 'contacted', adminNotes: 'Cuma aranacak' },
        },
      },
    ]);
  });

  it('is not overwritten with an older version', async () => {
    const { id, version } = await aRequest();
    const change = { id, version, status: 'contacted', adminNotes: 'ilk' };
    const both = await Promise.all([
      mark(change),
      mark({ ...change, status: 'completed', adminNotes: 'son' }),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusalOf(both.find(({ status }) => status === 409)!).code).toBe('changed_meanwhile');
    expect(await log()).toHaveLength(1);
  });

  it('is answered once by mail however often the button is pressed; answering marks it contacted', async () => {
    const { id, version } = await aRequest();
    const text = 'Merhaba Ayşe,\n\nKızınız gelebilir.\nÖnlük bizden. <b>{{seller}}</b>';
    const pressed = await Promise.all([1, 2, 3].map(() => answer({ id, version, text })));

    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await get(id)).toMatchObject({
      status: 'contacted',
      answer: { subject: 'Yerimiz var', text },
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(REQUEST.email);
    const rendered = await testMailRenderer().render('studio-answer', mail!.payload);
    expect(rendered).toMatchObject({ subject: 'Yerimiz var', replyTo: 'merhaba@toprak.example' });
    expect(rendered.html).toContain('Kızınız gelebilir.<br>Önlük bizden. &lt;b&gt;{{seller}}&lt;/b&gt;</p>');
    expect(rendered.text).toContain('Merhaba Ayşe,\n\nKızınız gelebilir.\nÖnlük bizden.');
    expect(rendered.text).toContain(REQUEST.message);
  });

  it('stays completed when it is answered after all', async () => {
    const { id, version } = await aRequest({ status: 'completed' });
    await answer({ id, version });
    expect((await get(id)).status).toBe('completed');
  });

  it.each([{ subject: ' ' }, { text: '\n' }])('is not answered with nothing: %j', async (empty) => {
    const { id, version } = await aRequest();
    const refused = await answer({ id, version, ...empty });
    expect(refused.text).toContain('Konu ve yanıt alanları boş olamaz.');
    expect(await mails()).toEqual([]);
  });

  it('is deleted, and neither the log nor a notice names who asked', async () => {
    const { id, version } = await aRequest();
    await server.app.get(NotifyStudioService).add(server.dataSource.manager, {
      type: 'system',
      dedupeKey: `information-request:${id}`,
      title: 'Yeni workshop bilgi talebi',
      message: 'Ayşe Çığıroğlu sizden bilgi bekliyor.',
      about: { kind: 'information_request', id },
    });
    const remove = (read: number) => admin.mutate('admin.informationRequests.remove', { id, version: read });
    expect(refusalOf(await remove(version + 1)).code).toBe('changed_meanwhile');
    expect((await remove(version)).status).toBe(200);
    expect(refusalOf(await admin.query('admin.informationRequests.get', { id })).code).toBe('not_found');
    const notices = await server.dataSource.query<unknown[]>(
      'SELECT title, message FROM studio_notification',
    );
    expect(JSON.stringify([await log(), notices])).not.toMatch(/Ayşe|ayse@/);
  });
});

describe('A request of a person whose data is deleted', () => {
  it('is gone with its answer, also from the log', async () => {
    const { manager } = server.dataSource;
    const customer = await aCustomer(manager, { email: REQUEST.email });
    const { id, version } = await aRequest();
    await answer({ id, version, text: 'Merhaba Ayşe, gelebilir.' });
    await manager.transaction((step) => server.app.get(ErasePersonService).erase(step, customer));

    expect((await list()).items).toEqual([]);
    expect(await mails()).toEqual([]);
    const entries = await log();
    expect(entries.map(({ details }) => details['event'])).toEqual(['information_request_answered']);
    expect(JSON.stringify(entries)).not.toContain('Ayşe');
  });
});

describe('workshop_info_requests.php for admins', () => {
  const put = (body: object) =>
    admin.ask(SCRIPT, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('lists in the documented form, also by status', async () => {
    const { id } = await aRequest();
    const listed = (await admin.ask(`${SCRIPT}?status=all`)).json;
    expect(listed).toEqual({
      success: true,
      requests: [
        {
          id,
          name: REQUEST.name,
          surname: REQUEST.surname,
          email: REQUEST.email,
          phone: REQUEST.phone,
          workshop_type: 'cocuk',
          experience_level: 'az_deneyim',
          message: REQUEST.message,
          status: 'pending',
          admin_notes: '',
          created_at: expect.any(String),
        },
      ],
    });
    expect((await admin.ask(`${SCRIPT}?status=completed`)).json).toEqual({ success: true, requests: [] });
    expect((await admin.ask(`${SCRIPT}?status=x`)).status).toBe(400);
  });

  it('marks and deletes', async () => {
    const { id } = await aRequest();
    expect((await put({ id, status: 'completed', admin_notes: 'Geldi' })).json).toMatchObject({
      success: true,
    });
    expect(await get(id)).toMatchObject({ status: 'completed', adminNotes: 'Geldi' });
    expect((await admin.ask(`${SCRIPT}?id=${id}`, { method: 'DELETE' })).json).toMatchObject({
      success: true,
    });
    expect((await put({ id, status: 'pending' })).json).toMatchObject({ success: false, code: 'not_found' });
    expect((await put({ id: randomUUID(), status: 'gone' })).status).toBe(400);
  });
});
