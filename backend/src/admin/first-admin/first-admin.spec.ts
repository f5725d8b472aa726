import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { anAdmin } from '../../../seed/admins.js';
import { AdminVisitor } from '../../../testing/admin-visitor.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { anAddress, type HttpAnswer } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { LogEntry } from '../../activity-log/log-entry.entity.js';
import { Settings } from '../../platform/config/settings.js';
import { keepFirstNoticeAddress } from '../../studio/keep-first-notice-address.js';
import { StudioDetails } from '../../studio/studio-details.entity.js';
import { Admin } from '../admin.entity.js';
import { FirstAdminLink } from './first-admin-link.entity.js';
import { FirstAdminLinksService } from './first-admin-links.service.js';
import { printFirstAdminLink } from './print-first-admin-link.js';

const FIELDS = { name: 'Deniz Usta', email: 'deniz@camurisleri.example', password: 'fırında dokuz kase' };

const server = suiteServer({ STUDIO_NOTICE_TO: '' });

beforeEach(async () => {
  await emptyTables(
    server.dataSource,
    'admin',
    'first_admin_link',
    'log_entry',
    'mail_message',
    'studio_details',
  );
});
afterEach(() => void jest.restoreAllMocks());

const aVisitor = () => new AdminVisitor(server, { address: anAddress() });
const codeOf = (answer: HttpAnswer) => (answer.status === 200 ? 'ok' : refusalOf(answer).code);
const admins = () => server.dataSource.manager.find(Admin);

async function newToken(): Promise<string> {
  const address = await server.app.get(FirstAdminLinksService).create();
  return new URL(address ?? '').hash.slice(1);
}

const make = (token: string, fields: Partial<typeof FIELDS> = {}, visitor = aVisitor()) =>
  visitor.mutate('firstAdmin.make', { token, ...FIELDS, ...fields });

describe('A shop without an admin', () => {
  it('prints an address whose secret is neither sent to servers nor stored', async () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await printFirstAdminLink(server.app);
    const [printed] = written.mock.calls.map(([text]) => String(text));
    written.mockRestore();

    expect(printed).toMatch(/^ {2}http:\/\/localhost:3000\/admin\/kurulum#[\w-]{43}$/m);
    const [stored] = await server.dataSource.manager.find(FirstAdminLink);
    expect(printed).not.toContain(stored?.tokenHash);
  });

  it('takes its owner in without a second step, and then nobody else', async () => {
    const token = await newToken();
    const visitor = aVisitor();

    expect(codeOf(await visitor.mutate('firstAdmin.check', { token }))).toBe('ok');
    expect(dataOf(await make(token, {}, visitor))).toMatchObject({
      status: 'signed_in',
      admin: { email: FIELDS.email, role: 'super_admin' },
    });
    expect(await visitor.whichAdmin()).toBe(FIELDS.email);
    expect(codeOf(await make(token, { email: 'baska@camurisleri.example' }))).toBe('first_admin_exists');
    expect(codeOf(await aVisitor().mutate('firstAdmin.check', { token }))).toBe('first_admin_exists');
    expect(await admins()).toHaveLength(1);
    expect(await server.dataSource.manager.count(FirstAdminLink)).toBe(0);
    const logged = await server.dataSource.manager.find(LogEntry, { order: { id: 'ASC' } });
    expect(logged.map(({ details }) => details['event'])).toEqual(['first_admin_made', 'signed_in']);
  });

  it('sends its notices to its first admin, until it names other addresses', async () => {
    const { manager } = server.dataSource;
    await make(await newToken());
    const saved = () => manager.findOneByOrFail(StudioDetails, { section: 'notices' });
    expect((await saved()).details).toMatchObject({ usual: [FIELDS.email], orders: [] });

    await keepFirstNoticeAddress(manager, server.app.get(Settings), 'baska@camurisleri.example');
    expect((await saved()).details).toMatchObject({ usual: [FIELDS.email] });
  });

  it('gets one admin from two owners at once', async () => {
    const tokens = [await newToken(), await newToken()];
    const answers = await Promise.all(
      tokens.map((token, index) => make(token, { email: `sahip${index}@camurisleri.example` })),
    );
    expect(answers.map(codeOf).sort()).toEqual(['first_admin_exists', 'ok']);
    expect(await admins()).toHaveLength(1);
  });

  it.each([
    ['is unknown', 'x'.repeat(43), 'first_admin_link_invalid'],
    ['is cut off', 'x'.repeat(20), 'invalid_input'],
  ])('refuses a secret that %s', async (_what, token, code) => {
    await newToken();
    expect(codeOf(await make(token))).toBe(code);
    expect(await admins()).toEqual([]);
  });

  it('refuses the address of an earlier start, but not that of a process that started beside it', async () => {
    const [old, beside] = [await newToken(), await newToken()];
    const age = (token: string, minutes: number) =>
      server.dataSource.query(
        `UPDATE first_admin_link SET created_at = now() - $2 * interval '1 minute'
         WHERE token_hash = translate(encode(sha256($1::bytea), 'base64'), '+/=', '-_')`,
        [token, minutes],
      );
    await age(old, 11);
    await age(beside, 1);
    await newToken();

    expect(codeOf(await aVisitor().mutate('firstAdmin.check', { token: old }))).toBe(
      'first_admin_link_invalid',
    );
    expect(codeOf(await aVisitor().mutate('firstAdmin.check', { token: beside }))).toBe('ok');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'deniz' }, 'email'],
    [{ password: 'kısa' }, 'password'],
    [{ password: 'deniz@camurisleri.example' }, 'password'],
  ])('names what is wrong with %p, and keeps the address valid', async (fields, field) => {
    const token = await newToken();
    const { fields: problems } = refusalOf(await make(token, fields));
    expect(Object.keys(problems)).toEqual([field]);
    expect(codeOf(await make(token))).toBe('ok');
  });
});

it('A shop with an admin prints no address', async () => {
  await anAdmin(server.dataSource.manager);
  expect(await server.app.get(FirstAdminLinksService).create()).toBeNull();
});
