import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Policy } from '../../../contract/content/policy.js';
import type { SiteTexts } from '../../../contract/content/site.js';
import type { StudioChange } from '../../../contract/studio/studio-history.query.js';
import { STUDIO_SECTION_LABELS, type SavedSection } from '../../../contract/studio/studio-sections.js';
import { ANOTHER_PROFILE, ANOTHER_SELLER } from '../../../testing/another-studio.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';

const server = suiteServer();
const admin = suiteAdmin(server);

beforeEach(async () => {
  await emptyTables(server.dataSource, 'log_entry');
  await server.dataSource.query('DELETE FROM studio_details');
});

const profile = async () =>
  dataOf(await admin.query('admin.studio.profile', undefined)) as SavedSection<'profile'>;
const seller = async () =>
  dataOf(await admin.query('admin.studio.seller', undefined)) as SavedSection<'seller'>;
const saveProfile = async (given: object = {}) =>
  admin.mutate('admin.studio.saveProfile', {
    ...ANOTHER_PROFILE,
    version: await nextVersion('profile'),
    ...given,
  });
const saveSeller = async (given: object = {}) =>
  admin.mutate('admin.studio.saveSeller', {
    ...ANOTHER_SELLER,
    version: await nextVersion('seller'),
    ...given,
  });
const nextVersion = async (section: 'profile' | 'seller') =>
  (section === 'profile' ? await profile() : await seller()).version;
const siteOf = async (client: ShopClient) => dataOf(await client.ask('/trpc/content.site')) as SiteTexts;
const stored = () => server.dataSource.query<{ section: string }[]>('SELECT section FROM studio_details');

describe('Who the studio is', () => {
  it('is on every page of every process at once', async () => {
    const neighbour = new ShopClient(await server.startNeighbour());
    expect((await siteOf(neighbour)).studio.name).toBe('Atölye');

    await saveProfile();

    await eventually(
      'the neighbour knows it',
      async () => (await siteOf(neighbour)).studio.name === ANOTHER_PROFILE.name,
      2_000,
    );
    expect(await siteOf(new ShopClient(server))).toMatchObject({
      studio: {
        name: 'Çamur İşleri',
        copyright: '© 2019 Çamur İşleri. Tüm hakları saklıdır.',
        hours: ['Pazartesi–Cuma, 09:00–18:00'],
        social: [{ label: 'Instagram', href: 'https://www.instagram.com/camurisleri' }],
      },
      contact: {
        phone: '0312 444 11 22',
        email: 'selam@camurisleri.example',
        addressLines: ['Hacettepe Mahallesi', 'Hamamönü Sokağı 7', '06230 Altındağ / Ankara'],
        map: { href: expect.stringContaining('mlat=39.934') },
      },
    });
  });

  it('is kept with each version before it, and told by the log', async () => {
    await saveProfile();
    await saveProfile({ name: 'Çamur' });

    const history = await server.dataSource.query<object[]>(
      `SELECT version, details_before ->> 'name' AS before, details_after ->> 'name' AS after
       FROM studio_details_history WHERE section = 'profile' ORDER BY id DESC LIMIT 2`,
    );
    expect(history).toMatchObject([
      { before: 'Çamur İşleri', after: 'Çamur' },
      { before: 'Atölye', after: 'Çamur İşleri' },
    ]);
    await expect(server.dataSource.query('DELETE FROM studio_details_history')).rejects.toThrow(
      /only ever added/,
    );
    const [entry] = await server.dataSource.query<{ details: object }[]>(
      `SELECT details FROM log_entry WHERE record_kind = 'studio_details' ORDER BY id DESC`,
    );
    expect(entry?.details).toMatchObject({
      event: 'studio_profile_changed',
      before: { name: 'Çamur İşleri' },
      after: { name: 'Çamur' },
    });
  });

  it('tells who changed what, the newest first', async () => {
    await saveProfile();
    await saveProfile({ name: 'Çamur' });

    const changes = dataOf(
      await admin.query('admin.studio.history', { section: 'profile' }),
    ) as StudioChange[];
    expect(changes.slice(0, 2)).toMatchObject([
      { before: { name: 'Çamur İşleri' }, after: { name: 'Çamur' }, changedBy: expect.stringContaining('@') },
      { before: { name: 'Atölye' }, after: { name: 'Çamur İşleri', social: ANOTHER_PROFILE.social } },
    ]);
    expect((await admin.query('admin.studio.history', { section: 'yok' })).status).toBe(400);
  });

  it.each(Object.keys(STUDIO_SECTION_LABELS))('has a history of its section %s', async (section) => {
    const answer = await admin.query('admin.studio.history', { section });
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toEqual(expect.any(Array));
  });

  it('is saved by one of two admins who read the same version; the other is told', async () => {
    const { version } = await profile();
    const answers = await Promise.all(['Bir', 'İki', 'Üç'].map((name) => saveProfile({ name, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);

    const again = (await profile()).version;
    const later = await Promise.all(['Dört', 'Beş'].map((name) => saveProfile({ name, version: again })));
    expect(later.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusalOf(later.find(({ status }) => status === 409)!).code).toBe('changed_meanwhile');
  });

  it.each(['vat', 'shipping', 'orders', 'carriers', 'policies', 'invoicing', 'returns'] as const)(
    'keeps its rules “%s” as one of two admins saved them',
    async (section) => {
      const stored = dataOf(await admin.query(`admin.studio.${section}`, undefined)) as object;
      const save = `admin.studio.save${section[0]?.toUpperCase()}${section.slice(1)}`;
      const answers = await Promise.all([1, 2].map(() => admin.mutate(save, stored)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(refusalOf(answers.find(({ status }) => status === 409)!).code).toBe('changed_meanwhile');
    },
  );

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'Atölyenin adını yazın.'],
    ['a name of two lines', { name: 'Bir\nİki' }, 'Bu alanda kullanılamayan karakterler var.'],
    ['a map point that is none', { mapPoint: { latitude: 91, longitude: 0 } }, 'Haritadaki yer geçersiz.'],
    ['a telephone without digits', { phone: 'yok' }, 'Telefon numarası eksik ya da geçersiz.'],
    ['an address that is none', { email: 'a@b' }, 'E-posta adresi geçersiz.'],
    ['six days', { week: [null, null, null, null, null, null] }, 'Çalışma saatleri okunamadı.'],
    [
      'an hour that is none',
      { week: weekWith({ opens: '25:00', closes: '26:00' }) },
      'Pazartesi: saati 10:00 gibi yazın.',
    ],
    [
      'a day that ends before it begins',
      { week: weekWith({ opens: '18:00', closes: '09:00' }) },
      'Pazartesi: kapanış, açılıştan sonra',
    ],
    ['a holiday that ends before it begins', { closedDays: [days('2026-12-31', '2026-12-30')] }, 'Son gün'],
    ['a holiday on no day', { closedDays: [days('2026-02-30', '2026-03-01')] }, 'Kapalı olduğunuz ilk günü'],
    ['a link elsewhere', { social: { instagram: 'https://evil.example/' } }, 'Sosyal medya adresi'],
    ['a telephone that is too short', { phone: '0312 123' }, 'Telefon numarası eksik'],
    ['a script as a link', { social: { instagram: 'javascript:alert(1)' } }, 'Sosyal medya adresi'],
    ['a network that is none', { social: { friendster: 'https://instagram.com/a' } }, 'Sosyal medya adresi'],
    ['a year that is none', { copyrightYear: 20 }, 'Yıl geçersiz.'],
  ])('is refused with %s, and nothing is changed', async (_what, wrong, message) => {
    const answer = await saveProfile(wrong);

    expect(answer.status).toBe(400);
    expect(JSON.stringify(refusalOf(answer).fields)).toContain(message);
    expect(await stored()).toEqual([]);
  });

  it('is asked of admins only', async () => {
    const stranger = new ShopClient(server);
    expect((await stranger.ask('/trpc/admin.studio.profile')).status).toBe(401);
  });
});

describe('Who sells', () => {
  it('is named by the policies at once', async () => {
    await saveSeller();

    const input = encodeURIComponent(JSON.stringify({ kind: 'privacy' }));
    const policy = dataOf(await new ShopClient(server).ask(`/trpc/content.policy?input=${input}`)) as Policy;
    const text = JSON.stringify(policy.sections);
    for (const fact of [
      'Çamur İşleri Sanat ve Ticaret Ltd. Şti.',
      'Ulus Vergi Dairesi 4840847211',
      '0484084721100015',
      'Ankara Ticaret Odası, 123456',
      'camurisleri@hs01.kep.tr',
      '0312 444 11 22',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it('is stored in the state’s form, however it was typed', async () => {
    await saveSeller({
      ibans: ['tr33 0006 1005 1978 6457 8413 26'],
      phone: '0312 444 11 22',
      taxNumber: '484 084 7211',
    });

    expect(await seller()).toMatchObject({
      ibans: ['TR330006100519786457841326'],
      phone: '+903124441122',
      taxNumber: '4840847211',
    });
  });

  it.each([
    'https://etbis.eticaret.gov.tr/sitedogrulama/1234567890123456',
    'https://www.eticaret.gov.tr/siteprofil/1',
  ])('is entered in ETBİS at %s', async (etbis) => {
    expect((await saveSeller({ etbis })).status).toBe(200);
    expect(await seller()).toMatchObject({ etbis });
  });

  it.each<[string, object, string]>([
    ['an ETBİS entry elsewhere', { etbis: 'https://etbis.eticaret.gov.tr.evil.com/1' }, 'ETBİS adresi'],
    ['no tax number', { taxNumber: ' ' }, 'Vergi ya da kimlik numaranızı yazın.'],
    ['a tax number with a wrong digit', { taxNumber: '4840847212' }, 'Vergi numarası geçersiz.'],
    ['a MERSİS number that is too short', { mersis: '048408472110001' }, 'MERSİS numarası 16 hanedir.'],
    ['the MERSİS number of another business', { mersis: '0123456789000015' }, 'vergi numarasına uymuyor'],
    ['an IBAN with a wrong digit', { ibans: ['TR330006100519786457841327'] }, 'IBAN geçersiz.'],
    ['an IBAN of another country', { ibans: ['DE89370400440532013000'] }, 'IBAN geçersiz.'],
    ['the same IBAN twice', { ibans: [...ANOTHER_SELLER.ibans, ...ANOTHER_SELLER.ibans] }, 'iki kez'],
    ['rules on no page', { professionRules: 'javascript:alert(1)' }, 'https:// ile başlayan'],
    ['a kind that is none', { kind: 'bank' }, 'İşletmenin türünü seçin.'],
    ['no title', { title: '' }, 'Unvanınızı yazın.'],
    ['a title that nobody sees', { title: '\u200b' }, 'Unvanınızı yazın.'],
    ['a KEP address of another provider', { kep: 'atolye@gmail.com' }, 'KEP adresi .kep.tr ile biter'],
  ])('is refused with %s, and nothing is changed', async (_what, wrong, message) => {
    const answer = await saveSeller(wrong);

    expect(answer.status).toBe(400);
    expect(JSON.stringify(refusalOf(answer).fields)).toContain(message);
    expect(await stored()).toEqual([]);
  });
});

function weekWith(monday: object): readonly unknown[] {
  return [monday, null, null, null, null, null, null];
}

function days(from: string, to: string) {
  return { from, to, reason: '' };
}
