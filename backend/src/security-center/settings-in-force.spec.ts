import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SettingsView } from '../../contract/security-center/admin-settings.views.js';
import {
  type ProtectionKey,
  PROTECTIONS,
  SECURITY_SETTING_KEYS,
  SECURITY_SETTINGS,
  NO_SMS_PROVIDER,
  type SecuritySettingKey,
} from '../../contract/common/security-settings.js';
import { anAdmin, USUAL_ADMIN_PASSWORD } from '../../seed/admins.js';
import { aCustomer } from '../../seed/customers.js';
import { AdminVisitor } from '../../testing/admin-visitor.js';
import { enterBackOffice } from '../../testing/back-office.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { countMails } from '../../testing/mails.js';
import { eventually } from '../../testing/poll.js';
import { changeSetting } from '../../testing/security-settings.js';
import { anAddress } from '../../testing/shop-client.js';
import { suiteServer } from '../../testing/suite-server.js';
import type { TestServer } from '../../testing/test-server.js';
import { dataOf, refusalOf, Visitor } from '../../testing/visitor.js';
import { LogEntry } from '../activity-log/log-entry.entity.js';
import { SmsProvider } from '../notifications/sms/sms-provider.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';

const REST = '/api/admin_security_settings.php';
const FORCE = '/api/force_maintenance_mode.php';
/** The time within which specification 3 requires a change to take effect in every process. */
const IN_FORCE_MS = 2_000;

const server = suiteServer();
let neighbour: Pick<TestServer, 'url' | 'app'>;
let admin: AdminVisitor;

beforeAll(async () => {
  neighbour = await server.startNeighbour();
  admin = await enterBackOffice(server, { role: 'super_admin' });
});
beforeEach(async () => {
  // Truncates the settings, so that the admin of these tests needs no mailed code.
  await emptyTables(server.dataSource, 'rate_limit', 'security_setting');
  await emptyTables(server.dataSource, 'log_entry');
});

const read = async () => dataOf(await admin.query('admin.settings.get', {})) as SettingsView;
const save = async (settings: Record<string, string>, currentPassword?: string, who = admin) =>
  who.mutate('admin.settings.save', { version: (await read()).version, settings, currentPassword });
const logged = () => server.dataSource.manager.find(LogEntry, { order: { id: 'ASC' } });
const bothFollow = (key: SecuritySettingKey, value: boolean | number) =>
  eventually(
    `both processes go by ${key}`,
    () => [server, neighbour].every(({ app }) => app.get(SecuritySettingsService).current[key] === value),
    IN_FORCE_MS,
  );

describe('The settings in the back office', () => {
  it('are the built-in ones until somebody changes them', async () => {
    const { values } = await read();
    const fallbacks = SECURITY_SETTING_KEYS.map((key) => [key, String(SECURITY_SETTINGS[key].fallback)]);
    expect(Object.entries(values)).toEqual(fallbacks);
  });

  it('are saved with who changed what from what, and nothing for what stays', async () => {
    const answer = await save({ api_rate_limit: '250', captcha_enabled: 'true' });

    expect(answer.status).toBe(200);
    expect((await read()).values.api_rate_limit).toBe('250');
    const [entry, ...others] = await logged();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      eventType: 'security_alert',
      recordKind: 'security_settings',
      details: {
        event: 'settings_changed',
        before: { api_rate_limit: '100' },
        after: { api_rate_limit: '250' },
      },
    });
    expect(entry!.username).toMatch(/^yonetici-/);
  });

  it('report a conflict and keep what another admin saved', async () => {
    const { version } = await read();
    await save({ session_timeout: '900' });
    const late = await admin.mutate('admin.settings.save', { version, settings: { session_timeout: '600' } });

    expect(refusalOf(late).code).toBe('changed_meanwhile');
    expect((await read()).values.session_timeout).toBe('900');
  });

  it.each([
    ['max_login_attempts', '0', 'Giriş denemesi 1 ile 20 arasında bir sayı olmalıdır.'],
    ['max_login_attempts', '21', 'Giriş denemesi 1 ile 20 arasında bir sayı olmalıdır.'],
    ['session_timeout', '299', 'Oturum süresi 300 ile 86400 saniye arasında olmalıdır.'],
    ['session_timeout', '86401', 'Oturum süresi 300 ile 86400 saniye arasında olmalıdır.'],
    ['api_rate_limit', '9', 'İstek sınırı dakikada 10 ile 1000 arasında olmalıdır.'],
    ['api_rate_limit', '1001', 'İstek sınırı dakikada 10 ile 1000 arasında olmalıdır.'],
    ['api_rate_limit', '', 'İstek sınırı dakikada 10 ile 1000 arasında olmalıdır.'],
    ['captcha_enabled', 'evet', 'Bu ayar yalnızca açık (true) ya da kapalı (false) olabilir.'],
    ['no_such_setting', 'true', 'Böyle bir ayar yok.'],
  ])('refuse %s = %j, and all that was sent with it', async (key, text, words) => {
    const answer = await save({ registration_enabled: 'false', [key]: text });

    expect(refusalOf(answer)).toMatchObject({ code: 'invalid_input', fields: { [key]: words } });
    expect((await read()).values.registration_enabled).toBe('true');
    expect(await logged()).toEqual([]);
  });
});

describe.each(Object.keys(PROTECTIONS) as ProtectionKey[])('The protection %s', (key) => {
  // The admins of these tests are let in without a mailed code.
  const isOn = async () => (await read()).values[key];
  beforeEach(() => changeSetting(server.app, key, 'true'));
  const rest = (body: object) => admin.post(REST, { settings: { [key]: false }, ...body });

  it('is switched off with the password only, by both ways, which every super admin is told', async () => {
    const other = await anAdmin(server.dataSource.manager, { role: 'super_admin' });
    for (const [answer, field] of [
      [await save({ [key]: 'false' }), 'currentPassword'],
      [await save({ [key]: 'false' }, 'yanlis-sifre'), 'currentPassword'],
      [await rest({}), 'current_password'],
      [await rest({ current_password: 'yanlis-sifre' }), 'current_password'],
    ] as const) {
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(`"${field}"`);
      expect(await isOn()).toBe('true');
    }
    expect(await countMails(server.dataSource, 'admin-notice', other.email)).toBe(0);

    expect((await rest({ current_password: USUAL_ADMIN_PASSWORD })).status).toBe(200);
    expect(await isOn()).toBe('false');
    expect(await countMails(server.dataSource, 'admin-notice', other.email)).toBe(1);
    await changeSetting(server.app, key, 'true');
    expect((await save({ [key]: 'false' }, USUAL_ADMIN_PASSWORD)).status).toBe(200);
    expect(await countMails(server.dataSource, 'admin-notice', other.email)).toBe(2);
  });

  it('is not switched off by other admins, who may switch it on', async () => {
    const helper = await enterBackOffice(server);
    await changeSetting(server.app, key, 'true');
    expect(refusalOf(await save({ [key]: 'false' }, USUAL_ADMIN_PASSWORD, helper)).code).toBe(
      'protection_for_super_admin',
    );
    expect(await isOn()).toBe('true');
    await changeSetting(server.app, key, 'false');
    expect((await save({ [key]: 'true' }, undefined, helper)).status).toBe(200);
  });

  it('bears ten wrong passwords in a quarter of an hour', async () => {
    for (let tries = 0; tries < 10; tries += 1) await save({ [key]: 'false' }, 'yanlis-sifre');
    expect(refusalOf(await save({ [key]: 'false' }, USUAL_ADMIN_PASSWORD)).code).toBe('too_many_tries');
    expect(await isOn()).toBe('true');
  });
});

describe('The caches', () => {
  it('are emptied in every process, which says how much there was', async () => {
    const kept = '/trpc/catalog.categories';
    const isMadeAnew = async (shop: Pick<TestServer, 'url' | 'app'>) =>
      // A cached answer has no request id; one that is made now has.
      (await new Visitor(shop).ask(kept)).headers.has('x-request-id');
    for (const shop of [server, neighbour]) {
      await eventually(
        `${shop.url} answers from its cache`,
        async () => !(await isMadeAnew(shop)),
        IN_FORCE_MS,
      );
    }
    const answer = await admin.mutate('admin.settings.emptyCaches', '');

    const emptied = dataOf(answer) as { answers: number; bytes: number; processes: number };
    expect(emptied).toMatchObject({ processes: 2 });
    expect(emptied.answers).toBeGreaterThan(0);
    expect(emptied.bytes).toBeGreaterThan(0);
    for (const shop of [server, neighbour]) {
      await eventually(`${shop.url} makes it anew`, () => isMadeAnew(shop), IN_FORCE_MS);
    }
  });
});

describe('The documented calls', () => {
  const map = async (who: Visitor, query = '') => {
    const { json } = await who.ask(REST + query);
    return (json as { settings_map: Record<string, { value: string }> }).settings_map;
  };

  it('tell admins everything and everybody else five settings, by the same address', async () => {
    expect(Object.keys(await map(admin, '?t=1&force=1'))).toEqual(SECURITY_SETTING_KEYS);
    expect((await map(admin))['session_timeout']).toEqual({
      value: '3600',
      description: SECURITY_SETTINGS.session_timeout.description,
      is_active: true,
    });
    expect(Object.keys(await map(new Visitor(server)))).toHaveLength(5);
  });

  it('save all or nothing', async () => {
    const good = await admin.post(REST, {
      settings: { guest_orders_enabled: 'false', api_rate_limit: 300 },
    });
    expect([good.status, good.json]).toEqual([200, { success: true, message: 'Ayarlar kaydedildi.' }]);
    const bad = await admin.post(REST, { settings: { api_rate_limit: '200', session_timeout: '1' } });
    expect([bad.status, bad.json]).toMatchObject([
      400,
      { success: false, error: 'Oturum süresi 300 ile 86400 saniye arasında olmalıdır.' },
    ]);
    expect((await read()).values).toMatchObject({ guest_orders_enabled: 'false', api_rate_limit: '300' });
  });

  it('send text messages only with somebody who carries them', async () => {
    const refused = await admin.post(REST, { settings: { sms_notifications_enabled: 'true' } });
    expect([refused.status, refused.json]).toMatchObject([400, { success: false, error: NO_SMS_PROVIDER }]);
    expect((await read()).values).toMatchObject({ sms_notifications_enabled: 'false' });
  });

  it('turn the maintenance on and off for both processes', async () => {
    const fromHere = { headers: { 'sec-fetch-site': 'same-origin' } };
    const on = await admin.ask(`${FORCE}?action=enable`, fromHere);
    expect([on.status, on.json]).toMatchObject([200, { success: true, maintenance_active: true }]);
    await bothFollow('maintenance_mode', true);
    const { json } = await new Visitor(neighbour).ask('/api/test_maintenance_status.php');
    expect(json).toEqual({ success: true, maintenance_active: true });

    const off = await admin.ask(`${FORCE}?action=disable`, { headers: { referer: `${server.url}/admin` } });
    expect(off.status).toBe(200);
    await bothFollow('maintenance_mode', false);
  });

  it.each([
    ['a link in a mail or a bookmark', { 'sec-fetch-site': 'none' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['an old browser on another site', { referer: 'https://baska.example/' }, 403],
    ['whoever says nothing', {}, 403],
  ])('change nothing for %s', async (_who, headers: Record<string, string>, status) => {
    const answer = await admin.ask(`${FORCE}?action=enable`, { headers });
    expect(answer.status).toBe(status);
    expect((await read()).values.maintenance_mode).toBe('false');
  });

  it('change nothing when only asked about', async () => {
    const answer = await admin.ask(`${FORCE}?action=enable`, {
      method: 'HEAD',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(405);
    expect((await read()).values.maintenance_mode).toBe('false');
  });

  it('know no other action', async () => {
    const answer = await admin.ask(`${FORCE}?action=toggle`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(400);
  });
});

/** A behaviour of the other process, before and after the change. */
type Effect = readonly [text: string, before: unknown, after: unknown, look: () => Promise<unknown>];

describe('Every setting, changed in the back office of one process', () => {
  const visitor = () => new Visitor(neighbour);
  const codeOf = (answer: Awaited<ReturnType<Visitor['ask']>>) =>
    answer.status === 200 ? 'ok' : refusalOf(answer).code;
  const status = async (name: string) =>
    (dataOf(await visitor().query('site.status', {})) as Record<string, unknown>)[name];
  const inForce = (key: SecuritySettingKey) => () =>
    Promise.resolve(neighbour.app.get(SecuritySettingsService).current[key]);
  let serial = 0;
  const register = async () => {
    serial += 1;
    const email = `deniz-${serial}@toprak.example`;
    return visitor().register({ firstName: 'Deniz', lastName: 'Su', email, password: 'seramik' });
  };
  const triesUntilLocked = async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const guesser = new Visitor(neighbour, { address: anAddress() });
    for (let tries = 0; tries < 10; tries += 1) {
      if ((await guesser.signIn(email, 'yanlis')).status === 429) return tries;
    }
    return Infinity;
  };

  const EFFECTS: Readonly<Record<SecuritySettingKey, Effect>> = {
    maintenance_mode: [
      'true',
      'ok',
      'maintenance',
      async () => codeOf(await visitor().query('catalog.products', {})),
    ],
    registration_enabled: ['false', 'ok', 'registration_closed', async () => codeOf(await register())],
    guest_orders_enabled: ['false', true, false, () => status('areGuestOrdersOpen')],
    email_verification_enabled: [
      'true',
      'registered',
      'verification_required',
      async () => (dataOf(await register()) as { status: string }).status,
    ],
    captcha_enabled: [
      'false',
      'captcha_required',
      'sign_in_failed',
      async () =>
        codeOf(
          await visitor().mutate('session.signIn', { email: 'yok@toprak.example', password: 'yok-yok' }),
        ),
    ],
    password_reset_enabled: ['false', true, false, () => status('isPasswordResetOpen')],
    // Mails and messages leave by jobs, which read the setting when they run (mail-permission, send-sms).
    email_notifications_enabled: ['false', true, false, inForce('email_notifications_enabled')],
    sms_notifications_enabled: ['true', false, true, inForce('sms_notifications_enabled')],
    max_login_attempts: ['2', 5, 2, triesUntilLocked],
    session_timeout: [
      '600',
      'in',
      'out',
      async () => {
        const guest = new AdminVisitor(neighbour);
        const { email } = await aCustomer(server.dataSource.manager);
        await guest.signIn(email);
        // Simulates twenty minutes without activity.
        await server.dataSource.query(
          `UPDATE session SET seen_at = now() - interval '20 minutes'
           WHERE data::text LIKE '%customer%' AND seen_at > now() - interval '5 seconds'`,
        );
        return (await guest.whoAmI()) === null ? 'out' : 'in';
      },
    ],
    admin_2fa_enabled: [
      'false',
      'code_required',
      'signed_in',
      async () => {
        const { email } = await anAdmin(server.dataSource.manager);
        const answer = await new AdminVisitor(neighbour).signInAsAdmin(email);
        return (dataOf(answer) as { status: string }).status;
      },
    ],
    api_rate_limit: [
      '30',
      '100',
      '30',
      async () => (await visitor().query('session.current', {})).headers.get('ratelimit-limit'),
    ],
    security_logging_enabled: [
      'false',
      1,
      0,
      async () => {
        const email = `yok-${(serial += 1)}@toprak.example`;
        await visitor().signIn(email, 'yanlis');
        return server.dataSource.manager.countBy(LogEntry, { username: email });
      },
    ],
  };

  it.each(SECURITY_SETTING_KEYS)('%s counts in the other within two seconds', async (key) => {
    const [text, before, after, look] = EFFECTS[key];
    const provider = jest.spyOn(server.app.get(SmsProvider), 'isConfigured', 'get').mockReturnValue(true);
    // The last test's change must have been undone there as well.
    await bothFollow(key, SECURITY_SETTINGS[key].fallback);
    expect(await look()).toEqual(before);

    expect((await save({ [key]: text }, USUAL_ADMIN_PASSWORD)).status).toBe(200);
    const savedAt = performance.now();
    provider.mockRestore();
    await bothFollow(key, text === 'true' || text === 'false' ? text === 'true' : Number(text));
    expect(performance.now() - savedAt).toBeLessThan(IN_FORCE_MS);
    expect(await look()).toEqual(after);
  });
});
