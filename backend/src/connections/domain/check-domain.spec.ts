import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, jest } from '@jest/globals';
import type { DomainView } from '../../../contract/connections/domain.js';
import type { ServiceStates, Trial } from '../../../contract/connections/service-states.js';
import { startSmtpServer } from '../../../testing/smtp-server.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf } from '../../../testing/visitor.js';
import { MailSettings } from '../../notifications/smtp/mail-settings.entity.js';
import { Settings } from '../../platform/config/settings.js';
import { DomainLookups } from './domain-lookups.js';

const server = suiteServer({
  PUBLIC_URL: 'https://camur.net',
  SMTP_URL: '',
  MAIL_FROM: '',
});
const owner = suiteAdmin(server, { role: 'super_admin' });

describe('The domain', () => {
  const lookups = () => server.app.get(DomainLookups, { strict: false });
  const view = async () => dataOf(await owner.query('admin.connections.domain', undefined)) as DomainView;
  const measure = async () =>
    dataOf(await owner.mutate('admin.connections.measureDomain', undefined)) as DomainView;

  it('is measured only when somebody asks, and the result is kept with its time', async () => {
    expect(await view()).toEqual({
      host: 'camur.net',
      senderDomain: null,
      isLocal: false,
      checkedAt: null,
      findings: [],
    });
    jest.spyOn(lookups(), 'addresses').mockResolvedValue(['203.0.113.9']);
    jest.spyOn(lookups(), 'certificate').mockResolvedValue(null);
    const leadsTo = jest.spyOn(lookups(), 'leadsTo').mockResolvedValue('https://camur.net/');
    const measured = await measure();
    expect(measured.findings.map(({ name, status }) => `${name}: ${status}`)).toEqual([
      'DNS kaydı: passed',
      'Sertifika: failed',
      'http adresinden geçiş: passed',
      'www ile yazılan adres: passed',
    ]);
    expect(leadsTo.mock.calls.flat().sort()).toEqual(['http://camur.net/', 'https://www.camur.net/']);
    expect(await view()).toEqual(measured);
    expect(Date.parse(measured.checkedAt ?? '')).toBeGreaterThan(0);
  });

  it('of the mails is looked up by the sender in force', async () => {
    const texts = jest
      .spyOn(lookups(), 'texts')
      .mockImplementation((name) => Promise.resolve(name.startsWith('google.') ? ['v=DKIM1; p=abc'] : []));
    Object.assign(server.app.get(Settings), { MAIL_FROM: 'Çamur <merhaba@posta.camur.net>' });
    const { senderDomain, findings } = await measure();
    expect(senderDomain).toBe('posta.camur.net');
    expect(texts).toHaveBeenCalledWith('_dmarc.posta.camur.net');
    expect(findings.find(({ name }) => name === 'DKIM')?.finding).toContain('google');
    expect(findings.find(({ name }) => name === 'SPF')?.status).toBe('failed');
  });

  it('learns where an address leads, without following', async () => {
    const asked: (string | undefined)[] = [];
    const site = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(301, { location: request.url === '/' ? '/orada' : 'https://[' }).end();
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const fresh = new DomainLookups();
    expect(await fresh.leadsTo(`${address}/`)).toBe(`${address}/orada`);
    expect(await fresh.leadsTo(`${address}/x`)).toBe('');
    expect(asked).toEqual(['/', '/x']);
    site.close();
    expect(await fresh.leadsTo(address)).toBeNull();
  });
});

describe('The other connections', () => {
  const services = async () =>
    dataOf(await owner.query('admin.connections.services', undefined)) as ServiceStates;
  const trial = async (name: 'tryMail' | 'tryStorage') =>
    dataOf(await owner.mutate(`admin.connections.${name}`, undefined)) as Trial;

  it('are shown as they are, without any secret', async () => {
    Object.assign(server.app.get(Settings), { MAIL_FROM: undefined });
    const { mail, ai, storage } = await services();
    expect(mail).toEqual({ way: null, host: null, sender: null, isSwitchedOff: false });
    expect(ai.isConfigured).toBe(false);
    expect(storage).toMatchObject({ kind: 'folder', free: expect.any(Number) });
    expect((await trial('tryMail')).message).toContain('Henüz bir e-posta sunucusu yok');
    expect(await trial('tryStorage')).toEqual({ isReached: true, message: 'Yazıldı, okundu ve silindi.' });
  });

  it('tell that a server is stored and switched off', async () => {
    const { manager } = server.dataSource;
    await manager.update(MailSettings, { id: 1 }, { smtpHost: 'mail.camur.example' });
    expect((await services()).mail.isSwitchedOff).toBe(true);
    await manager.update(MailSettings, { id: 1 }, { smtpHost: '' });
  });

  it('tell whether the relay takes mails, by its host alone', async () => {
    const relay = await startSmtpServer();
    const url = relay.url.replace('smtp://', 'smtp://ayse:gizli-sifre@');
    Object.assign(server.app.get(Settings), { SMTP_URL: url, MAIL_FROM: 'T <merhaba@camur.net>' });
    const shown = await services();
    expect(shown.mail).toMatchObject({ way: 'environment', host: '127.0.0.1' });
    expect(JSON.stringify(shown)).not.toContain('gizli');
    await relay.close();
    expect((await trial('tryMail')).isReached).toBe(false);
  });
});
