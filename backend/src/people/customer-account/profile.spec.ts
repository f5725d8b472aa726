import { beforeEach, describe, expect, it } from '@jest/globals';
import { errorText } from '../../../contract/app-error.js';
import type { CustomerView } from '../../../contract/people/account.views.js';
import { aCustomer, USUAL_PASSWORD } from '../../../seed/customers.js';
import { countMails, latestMail } from '../../../testing/mails.js';
import { anAddress } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf, Visitor } from '../../../testing/visitor.js';
import type { Customer } from '../accounts/customer.entity.js';

const KUZGUNCUK = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Kuzguncuk Mah.',
  addressLine: 'Bereketli Sok. No: 12',
};
const IN_ONE_TEXT = 'Kuzguncuk Mah. Bereketli Sok. No: 12, Üsküdar / İstanbul';

const server = suiteServer();
let zeynep: Customer;
let browser: Visitor;

beforeEach(async () => {
  zeynep = await aCustomer(server.dataSource.manager);
  browser = new Visitor(server, { address: anAddress() });
  await browser.signIn(zeynep.email);
});

const profile = (given: Readonly<Record<string, unknown>> = {}) => ({
  firstName: 'Zeynep',
  lastName: 'Aydın',
  email: zeynep.email,
  ...('email' in given && { currentPassword: USUAL_PASSWORD }),
  ...given,
});
const update = (given: Readonly<Record<string, unknown>> = {}) =>
  browser.mutate('account.updateProfile', profile(given));
const updated = async (given: Readonly<Record<string, unknown>> = {}) =>
  dataOf(await update(given)) as CustomerView;
const put = (body: unknown) =>
  browser.ask('/api/profile.php', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
async function stored(): Promise<Record<string, unknown>> {
  const [row] = await server.dataSource.query<Record<string, unknown>[]>(
    'SELECT * FROM customer WHERE id = $1',
    [zeynep.id],
  );
  return row!;
}

describe('A profile', () => {
  it('keeps name and telephone as they are written properly', async () => {
    expect(await updated({ firstName: ' Zeynep Ece ', lastName: 'Aydın', phone: '0532 123 45 67' })).toEqual({
      id: zeynep.id,
      firstName: 'Zeynep Ece',
      lastName: 'Aydın',
      email: zeynep.email,
      isEmailVerified: true,
      phone: '+905321234567',
      address: null,
      place: null,
      invoice: null,
      createdAt: zeynep.createdAt.toISOString(),
    });
    expect((await updated()).phone).toBeNull();
  });

  it('keeps an address by its parts and as one text; a text alone takes the parts away', async () => {
    expect(await updated({ place: KUZGUNCUK })).toMatchObject({ place: KUZGUNCUK, address: IN_ONE_TEXT });
    expect(await updated({ address: IN_ONE_TEXT })).toMatchObject({ place: KUZGUNCUK, address: IN_ONE_TEXT });
    expect(await updated({ address: 'Moda Cad. 3' })).toMatchObject({ place: null, address: 'Moda Cad. 3' });
    expect(await updated()).toMatchObject({ place: null, address: null });
  });

  it('knows no place that is none', async () => {
    const answer = await update({ place: { ...KUZGUNCUK, district: 'Çankaya' } });
    expect(refusalOf(answer).code).toBe('address_unknown');
  });

  it.each([
    ['role', 'admin'],
    ['id', 'f3f5a1de-0000-4000-8000-000000000000'],
    ['isEmailVerified', true],
    ['email_verified', true],
    ['emailVerifiedAt', '2026-01-01T00:00:00Z'],
    ['credentialsVersion', 9],
    ['passwordHash', 'x'],
    ['city', 'İstanbul'],
  ])('takes no %s', async (field, value) => {
    const before = await stored();
    expect(refusalOf(await update({ [field]: value }))).toMatchObject({
      code: 'invalid_input',
      fields: { [field]: 'Bu alan tanınmıyor.' },
    });
    expect(await stored()).toEqual(before);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'Ad gerekli'],
    [{ lastName: '' }, 'lastName', 'Soyad gerekli'],
    [{ email: 'zeynep' }, 'email', 'Geçersiz e-posta adresi'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email', 'Geçersiz e-posta adresi'],
    [{ phone: '12' }, 'phone', 'Geçerli bir telefon numarası giriniz'],
    [{ firstName: 'Zey\r\nnep' }, 'firstName', 'Bu alanda kullanılamayan karakterler var.'],
  ])('is refused with %j', async (given, field, text) => {
    expect(refusalOf(await update(given))).toMatchObject({
      code: 'invalid_input',
      fields: { [field]: text },
    });
  });
});

describe('A new e-mail address', () => {
  it('is unverified, and the old one hears of it without learning it', async () => {
    const email = `yeni-${zeynep.id}@toprak.example`;
    expect(await updated({ email })).toMatchObject({ email, isEmailVerified: false });
    expect(await latestMail(server.dataSource, 'address-changed', zeynep.email)).toEqual({
      firstName: 'Zeynep',
      newEmail: 'y***@toprak.example',
      restoreUrl: expect.stringMatching(/^\/reset-password\?token=[\w-]{43}$/) as unknown,
      days: 7,
    });
    const [entry] = await server.dataSource.query<unknown[]>(
      `SELECT event_type, username, details FROM log_entry WHERE user_id = $1 ORDER BY id DESC LIMIT 1`,
      [zeynep.id],
    );
    expect(entry).toEqual({
      event_type: 'security_alert',
      username: zeynep.email,
      details: { event: 'address_changed', wasVerified: true },
    });
    expect(await browser.whoAmI()).toBe(email);
  });

  it.each([
    ['without the password', undefined, 'E-posta adresinizi değiştirmek için şifrenizi yazın.'],
    ['with a wrong password', 'baska-bir-sifre', errorText('password_wrong')],
  ])('is not taken %s', async (_how, currentPassword, text) => {
    const answer = await update({ email: `yeni-${zeynep.id}@toprak.example`, currentPassword });
    expect([answer.status, refusalOf(answer)]).toEqual([
      400,
      expect.objectContaining({ code: 'password_wrong', fields: { currentPassword: text } }),
    ]);
    expect(await stored()).toMatchObject({ email: zeynep.email });
    expect(await countMails(server.dataSource, 'address-changed', zeynep.email)).toBe(0);
  });

  it('is none when only capitals differ', async () => {
    const email = zeynep.email.toUpperCase();
    expect(await updated({ email })).toMatchObject({ email, isEmailVerified: true });
    expect(await countMails(server.dataSource, 'address-changed', zeynep.email)).toBe(0);
  });

  it('ends links and codes that went to the old one', async () => {
    await server.dataSource.query(
      `INSERT INTO password_reset (token_hash, customer_id, email, expires_at)
         VALUES ($1, $2, $3, now() + interval '1 hour')`,
      [`hash-${zeynep.id}`, zeynep.id, zeynep.email],
    );
    await update({ email: `yeni-${zeynep.id}@toprak.example` });
    const left = await server.dataSource.query<unknown[]>(
      'SELECT 1 FROM password_reset WHERE customer_id = $1 AND NOT restores_email',
      [zeynep.id],
    );
    expect(left).toEqual([]);
  });

  it('is not another’s, however it is written', async () => {
    const other = await aCustomer(server.dataSource.manager);
    const answer = await update({ email: other.email.toUpperCase() });
    expect([answer.status, refusalOf(answer)]).toEqual([
      409,
      expect.objectContaining({
        code: 'email_taken',
        fields: { email: 'Bu e-posta adresi kullanılamıyor. Başka bir adres deneyin.' },
      }),
    ]);
  });

  it('goes to one of two who want it at the same time', async () => {
    const other = await aCustomer(server.dataSource.manager);
    const theirs = new Visitor(server, { address: anAddress() });
    await theirs.signIn(other.email);
    const wanted = profile({ email: `ikisi-de-${zeynep.id}@toprak.example` });
    const answers = await Promise.all(
      [browser, theirs].map((each) => each.mutate('account.updateProfile', wanted)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not tried out again and again', async () => {
    const other = await aCustomer(server.dataSource.manager);
    for (let tries = 0; tries < 10; tries += 1) await update({ email: other.email });
    const free = `bos-${zeynep.id}@toprak.example`;
    expect(refusalOf(await update({ email: free })).code).toBe('too_many_tries');
    expect((await update({ firstName: 'Ece' })).status).toBe(200);
  });
});

describe('The documented profile call', () => {
  it('changes the address only with the password', async () => {
    const email = `yeni-${zeynep.id}@toprak.example`;
    expect((await put({ email })).json).toMatchObject({
      success: false,
      code: 'password_wrong',
      fields: { current_password: 'E-posta adresinizi değiştirmek için şifrenizi yazın.' },
    });
    expect((await put({ email, current_password: USUAL_PASSWORD })).json).toMatchObject({ user: { email } });
  });

  it('changes what is said and leaves the rest', async () => {
    await update({ place: KUZGUNCUK, phone: '0532 123 45 67' });
    const answer = await put({ first_name: 'Ece' });
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        success: true,
        user: {
          id: zeynep.id,
          first_name: 'Ece',
          last_name: 'Aydın',
          email: zeynep.email,
          phone: '+905321234567',
          address: IN_ONE_TEXT,
        },
      },
    ]);
    expect(await stored()).toMatchObject({ neighbourhood: 'Kuzguncuk Mah.' });
  });

  it('takes away what is said to be empty', async () => {
    await update({ place: KUZGUNCUK, phone: '0532 123 45 67' });
    const answer = await put({ phone: '', address: null });
    expect(answer.json).toMatchObject({ success: true, user: { phone: null, address: null } });
    expect(await stored()).toMatchObject({ city: null, address_line: null });
  });

  it('keeps an address that is longer than one text may be', async () => {
    const place = { ...KUZGUNCUK, addressLine: 'Bereketli Sokak '.repeat(18).trim() };
    const { address } = await updated({ place: { ...place, addressLine: `${place.addressLine} 1` } });
    expect((await put({ first_name: 'Ece' })).json).toMatchObject({ success: true, user: { address } });
  });

  it('drops what is no field of a profile', async () => {
    const before = await stored();
    const answer = await put({
      first_name: 'Ece',
      id: 'f3f5a1de-0000-4000-8000-000000000000',
      role: 'admin',
      email_verified: false,
      emailVerifiedAt: null,
      credentialsVersion: 7,
      place: KUZGUNCUK,
      firstName: 'Fatma',
    });
    expect(answer.status).toBe(200);
    const { updated_at, version, search_text } = await stored();
    expect(await stored()).toEqual({ ...before, first_name: 'Ece', updated_at, version, search_text });
  });

  it.each([
    [{ first_name: '' }, 400, 'first_name', 'Ad gerekli'],
    [{ email: 'zeynep' }, 400, 'email', 'Geçersiz e-posta adresi'],
    [{ phone: 'yok' }, 400, 'phone', 'Geçerli bir telefon numarası giriniz'],
  ])('refuses %j in its own words', async (body, status, field, text) => {
    const answer = await put(body);
    expect([answer.status, answer.json]).toEqual([
      status,
      expect.objectContaining({ success: false, error: text, fields: { [field]: text } }),
    ]);
  });

  it('tells that an address is taken', async () => {
    const other = await aCustomer(server.dataSource.manager);
    const answer = await put({ email: other.email, current_password: USUAL_PASSWORD });
    expect([answer.status, answer.json]).toEqual([
      409,
      expect.objectContaining({
        success: false,
        code: 'email_taken',
        error: 'Bu e-posta adresi kullanılamıyor. Başka bir adres deneyin.',
      }),
    ]);
  });

  it.each([[[]], ['metin'], [null]])('reads no %j', async (body) => {
    expect((await put(body)).status).toBe(400);
  });

  it('is no other call', async () => {
    const answer = await browser.ask('/api/profile.php');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'PUT']);
  });
});
