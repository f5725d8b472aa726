import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Mailbox, startMailbox } from './start-mailbox.js';

const HOSTILE = '<script>alert("x")</script>';

interface Listed {
  readonly id: string;
  readonly subject: string;
  readonly to: string[];
}

interface Told extends Listed {
  readonly html: string | null;
  readonly text: string | null;
  readonly headers: { name: string; value: string }[];
  readonly attachments: {
    index: number;
    filename: string;
    mimeType: string;
    size: number;
    contentId: string | null;
  }[];
}

describe('the mailbox', () => {
  let mailbox: Mailbox;
  let dataDir: string;

  const open = async (): Promise<void> => {
    mailbox = await startMailbox({ webPort: 0, dataDir });
  };

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'toprak-mailbox-'));
    await open();
  });

  afterEach(async () => {
    await mailbox.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function send(mail: SendMailOptions = {}): Promise<void> {
    const transport = createTransport(mailbox.smtpUrl);
    try {
      await transport.sendMail({
        from: 'Toprak <merhaba@toprak.test>',
        to: 'ayse@toprak.test',
        subject: 'Siparişinizi aldık',
        text: 'Merhaba Ayşe Hanım',
        html: '<p>Merhaba <b>Ayşe Hanım</b></p>',
        ...mail,
      });
    } finally {
      transport.close();
    }
  }

  async function json<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(`${mailbox.webUrl}${path}`, init);
    return (await response.json()) as Answer;
  }

  const list = (query = ''): Promise<Listed[]> => json<Listed[]>(`/api/messages${query}`);
  const page = async (path: string): Promise<string> => (await fetch(`${mailbox.webUrl}${path}`)).text();

  async function newest(): Promise<Told> {
    const [mail] = await list();
    return json<Told>(`/api/messages/${mail!.id}`);
  }

  it('shows a mail as it was sent', async () => {
    await send();
    expect(await newest()).toMatchObject({
      messageId: expect.stringMatching(/^<.+@toprak\.test>$/),
      from: 'merhaba@toprak.test',
      to: ['ayse@toprak.test'],
      subject: 'Siparişinizi aldık',
      html: expect.stringContaining('<b>Ayşe Hanım</b>'),
      text: expect.stringContaining('Merhaba Ayşe Hanım'),
      headers: expect.arrayContaining([{ name: 'To', value: 'ayse@toprak.test' }]),
      attachments: [],
    });
  });

  it('finds the mails of one person, hidden recipients included, newest first', async () => {
    await send({ subject: 'bir' });
    await send({ subject: 'iki', to: 'baska@toprak.test', bcc: 'AYSE@toprak.test' });
    await send({ subject: 'üç', to: 'baska@toprak.test' });
    expect((await list('?to=ayse@toprak.test')).map(({ subject }) => subject)).toEqual(['iki', 'bir']);
    expect((await list()).map(({ subject }) => subject)).toEqual(['üç', 'iki', 'bir']);
  });

  it('hands out attachments, and shows embedded pictures inside the mail', async () => {
    const pdf = Buffer.from('%PDF-1.7 sözleşme');
    await send({
      html: '<img src="cid:tabak@toprak">',
      attachments: [
        { filename: 'Ön bilgilendirme.pdf', content: pdf, contentType: 'application/pdf' },
        { filename: 'tabak.png', content: Buffer.from([1, 2, 3]), cid: 'tabak@toprak' },
      ],
    });
    const mail = await newest();
    const attached = mail.attachments.find(({ filename }) => filename === 'Ön bilgilendirme.pdf');
    expect(attached).toMatchObject({ mimeType: 'application/pdf', size: pdf.length });
    const response = await fetch(`${mailbox.webUrl}/api/messages/${mail.id}/attachments/${attached!.index}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Ön bilgilendirme.pdf'));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    const picture = mail.attachments.find(({ contentId }) => contentId === 'tabak@toprak');
    expect(await page(`/messages/${mail.id}/body`)).toContain(
      `src="/api/messages/${mail.id}/attachments/${picture!.index}"`,
    );
    expect((await fetch(`${mailbox.webUrl}/api/messages/${mail.id}/attachments/9`)).status).toBe(404);
  });

  it('lets nothing of a hostile mail into its own pages', async () => {
    await send({
      subject: HOSTILE,
      from: `"${HOSTILE}" <a@toprak.test>`,
      text: HOSTILE,
      html: HOSTILE,
      attachments: [{ filename: `${HOSTILE}.txt`, content: 'x' }],
    });
    const { id } = await newest();
    for (const path of ['/', `/messages/${id}`, `/messages/${id}?tab=text`, `/messages/${id}?tab=headers`]) {
      const html = await page(path);
      expect(html).toContain('&lt;script&gt;');
      expect(html).not.toContain('<script>');
    }
    const body = await fetch(`${mailbox.webUrl}/messages/${id}/body`);
    expect(body.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups [^;]*; default-src 'none'/,
    );
    expect(body.headers.get('content-security-policy')).not.toContain('allow-scripts');
  });

  it('reads well without HTML, without a subject, and for a person', async () => {
    await send({ html: undefined, subject: '' });
    const { id } = await newest();
    expect(await page('/')).toContain('(konu yok)');
    expect(await page(`/messages/${id}`)).toContain('<pre>Merhaba Ayşe Hanım');
    expect(await page('/messages/yok')).toContain('Bu e-posta artık burada değil');
  });

  it('keeps its mail over a restart until it is emptied', async () => {
    await send();
    await mailbox.stop();
    await open();
    expect(await list()).toHaveLength(1);
    expect(await json('/api/messages', { method: 'DELETE' })).toEqual({ deleted: 1 });
    expect(await list()).toEqual([]);
    expect(await page('/')).toContain('Kutu boş');
    await send();
    expect(await list()).toHaveLength(1);
  });

  it.each([451, 550])('refuses as many deliveries as a test asks for with %d', async (status) => {
    await json('/api/faults', { method: 'POST', body: JSON.stringify({ status, times: 2 }) });
    await expect(send()).rejects.toMatchObject({ responseCode: status });
    await expect(send()).rejects.toMatchObject({ responseCode: status });
    await send();
    expect(await list()).toHaveLength(1);
  });

  it('can be slow without refusing, and be told to stop that', async () => {
    await json('/api/faults', { method: 'POST', body: JSON.stringify({ delayMs: 300, times: 5 }) });
    const started = Date.now();
    await send();
    expect(Date.now() - started).toBeGreaterThanOrEqual(290);
    await json('/api/faults', { method: 'POST', body: JSON.stringify({ status: 550, times: 5 }) });
    await json('/api/faults', { method: 'DELETE' });
    await send();
    expect(await list()).toHaveLength(2);
  });

  it('takes a sender that signs in', async () => {
    const withPassword = mailbox.smtpUrl.replace('smtp://', 'smtp://toprak:parola@');
    const transport = createTransport(withPassword);
    await transport.sendMail({ from: 'a@toprak.test', to: 'b@toprak.test', subject: 'x', text: 'y' });
    transport.close();
    expect(await list()).toHaveLength(1);
  });
});
