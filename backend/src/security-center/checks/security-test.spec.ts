import { beforeAll, describe, expect, it } from '@jest/globals';
import { anAdmin } from '../../../seed/admins.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { changeSetting } from '../../../testing/security-settings.js';
import { suiteServer } from '../../../testing/suite-server.js';

const PAGE = '/api/test_security_features.php';

describe.each([
  ['behind a proxy', '1'],
  ['without one', '0'],
])('The security test of a shop %s', (_where, trustedProxies) => {
  const server = suiteServer({ TRUSTED_PROXIES: trustedProxies });
  const admin = suiteAdmin(server);

  beforeAll(() => changeSetting(server.app, 'api_rate_limit', '40'));

  /** Status and finding of each check, by its name. */
  async function results(): Promise<Map<string, readonly [string, string]>> {
    const { text } = await admin.ask(PAGE);
    const found = text.matchAll(
      /<span class="badge (\w+)">[^<]*<\/span><div><h3>([^<]*)<\/h3><p>([^<]*)<\/p>/g,
    );
    return new Map([...found].map(([, status, name, finding]) => [name!, [status!, finding!] as const]));
  }

  it('uses up the limits of the running shop as an invented visitor, and reports the result', async () => {
    const found = await results();
    expect(found.get('İstek sınırı')).toEqual([
      'passed',
      'Dakikada 40. Denemede 40 istekten sonraki 429 ile geri çevrildi.',
    ]);
    expect(found.get('Hesap kilidi')).toEqual([
      'passed',
      'Deneme hesabı 5 hatalı girişten sonra kilitlendi.',
    ]);
    expect(found.get('Oturum çerezi')).toEqual(['passed', 'Bayraklar: path=/, httponly, samesite=lax.']);
    for (const header of [
      'İçerik güvenlik politikası (CSP)',
      'İçerik türü tahmini',
      'Başka sitede çerçeve',
    ]) {
      expect(found.get(header)?.[0]).toBe('passed');
    }
    // The test has not used up the limits of the admin who ran it.
    expect((await admin.ask(PAGE)).status).toBe(200);
  });

  it('tells plainly what is not as it should be, and what follows', async () => {
    await server.dataSource.query(`DELETE FROM backup_run`);
    const found = await results();
    expect(found.get('Güvenlik kodu (captcha)')?.[0]).toBe('failed');
    expect(found.get('Yönetici girişinde ikinci adım')?.[0]).toBe('failed');
    expect(found.get('TLS')?.[0]).toBe('failed');
    expect(found.get('Ödeme hizmeti')).toEqual([
      'warning',
      'Ödemeler iyzico’ya değil, 127.0.0.1 adresine gider.',
    ]);
    expect(found.get('Veritabanı bağlantısı')?.[0]).toBe('passed');
    expect(found.get('Son yedek')).toEqual(['warning', 'Yedek bilgisi yok.']);

    await server.dataSource.query(`INSERT INTO backup_run (size_bytes, place) VALUES (1, 'disk')`);
    expect((await results()).get('Son yedek')?.[0]).toBe('passed');
  });

  it('names screens and what they show, and no variable of the server', async () => {
    const { text } = await admin.ask(PAGE);
    expect(text).toContain('Ayarlar › Bağlantılar');
    expect(text).not.toMatch(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/);
  });

  it('tells whether the newest backup could be brought back', async () => {
    const check = async () => (await results()).get('Geri yükleme denemesi');
    expect(await check()).toEqual(['warning', 'Hiçbir yedek denenmedi.']);
    await server.dataSource.query(
      `INSERT INTO backup_task (kind, status, finished_at) VALUES ('test_restore', 'done', now() - interval '9 days')`,
    );
    expect(await check()).toEqual(['warning', '9 gün önce başarılı.']);
    await server.dataSource.query('UPDATE backup_task SET finished_at = now()');
    expect(await check()).toEqual(['passed', '0 gün önce başarılı.']);
    await server.dataSource.query(
      `INSERT INTO backup_task (kind, status, finished_at, problem)
       VALUES ('test_restore', 'failed', now(), 'backup_broken')`,
    );
    expect(await check()).toEqual(['failed', 'Son yedek geri yüklenemedi.']);
  });

  it('finds an admin with the password of the demo', async () => {
    expect((await results()).get('Bilinen yönetici şifreleri')?.[0]).toBe('passed');
    await anAdmin(server.dataSource.manager, {
      email: 'zayif@toprak.example',
      password: 'toprak-demo-admin',
    });
    expect((await results()).get('Bilinen yönetici şifreleri')).toEqual([
      'failed',
      'Demo ya da çok bilinen şifre: zayif@toprak.example.',
    ]);
  });

  it('is a page without scripts under a policy that allows none, with a style of its own', async () => {
    const { headers, text } = await admin.ask(PAGE);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(text).not.toMatch(/<script|style=|<style/);
    const [, style = ''] = /href="([^"]+)"/.exec(text) ?? [];
    expect((await admin.ask(style.replace('&amp;', '&'))).headers.get('content-type')).toMatch(/^text\/css/);
  });

  it('says how many failed, and puts them before what passed', async () => {
    const { text } = await admin.ask(PAGE);
    const failures = text.split('class="badge failed"').length - 1;
    expect(text).toContain(`<dt>Başarısız</dt><dd>${failures}</dd>`);
    expect(text).toContain(`href="${PAGE}">Yeniden çalıştır</a>`);
    const groups = text.split('<h2>').slice(1);
    const urgencies = groups.map((group) =>
      Array.from(group.matchAll(/badge (\w+)/g), ([, status = '']) =>
        ['failed', 'warning', 'passed'].indexOf(status),
      ),
    );
    expect(urgencies.flat().length).toBeGreaterThan(0);
    for (const group of urgencies) expect(group).toEqual(group.toSorted((a, b) => a - b));
    const first = urgencies.map(([urgency]) => urgency ?? 0);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
  });
});
