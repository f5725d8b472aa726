import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { aPaidOrder } from '../../../testing/account-orders.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { MAIL_TEMPLATES } from '../mail/mail-templates.js';
import { PreviewTemplatesService } from './preview-templates.service.js';

const BUYER = 'zeynep.onizleme@posta.example';

const server = suiteServer();
let previews: PreviewTemplatesService;
let orderShortId: string;
beforeAll(async () => {
  previews = server.app.get(PreviewTemplatesService);
  const { orderId } = await aPaidOrder(server.app, { email: BUYER });
  orderShortId = orderId.slice(0, 8).toUpperCase();
});

const textOf = (kind: 'order-confirmation' | 'order-shipped' | 'booking-reminder' | 'welcome') => {
  const { subject, preheader, bodyHtml } = MAIL_TEMPLATES[kind];
  return { kind, subject, preheader, bodyHtml };
};

describe('The preview of a template', () => {
  it('shows every part of the mail with sample facts', async () => {
    const { subject, html, text, problem } = await previews.preview(textOf('order-confirmation'));
    expect(problem).toBeNull();
    expect(subject).toBe('Siparişiniz ve biletiniz · A4F2C81D');
    // A browser would block the address of an attachment.
    expect(html).toContain('<img src="data:image/png;base64,');
    expect(html).not.toContain('cid:');
    for (const body of [html, text]) {
      for (const part of ['Kül sırlı çorba kâsesi', 'Papatya Sokak', '2.232,00', 'Hediye paketi']) {
        expect(body).toContain(part);
      }
      expect(body).not.toMatch(/[{}]{2}/);
    }
  });

  it('shows the facts of a real order, in a mail that this order has not had as well', async () => {
    for (const kind of ['order-confirmation', 'order-shipped'] as const) {
      const [example] = await previews.examples(kind);
      expect(example?.label).toContain(orderShortId);
      const { html, problem } = await previews.preview({ ...textOf(kind), mailId: example!.mailId });
      expect(problem).toBeNull();
      expect(html).toContain(orderShortId);
      expect(html).toContain('Kupa');
      expect(html).not.toContain('Kül sırlı çorba kâsesi');
    }
  });

  it('shows a booking, and offers no order for it', async () => {
    const examples = await previews.examples('booking-reminder');
    expect(examples).toHaveLength(1);
    const preview = await previews.preview({ ...textOf('booking-reminder'), mailId: examples[0]!.mailId });
    expect(preview.problem).toBeNull();
    expect(preview.text).toMatch(/Kişi: 1\b/);
    expect(preview.text).toContain('/bilet/');
    expect(preview.text).not.toContain('/bilet/ornek');
    expect(await previews.examples('welcome')).toEqual([]);
  });

  it('shows what was typed when it cannot be used, and the reason', async () => {
    const typed = { ...textOf('order-confirmation'), bodyHtml: '<p>{{bilinmeyen}}</p>' };
    const { html, problem } = await previews.preview(typed);
    expect(problem).toContain('{{bilinmeyen}} bu e-postada bilinmiyor.');
    expect(html).toContain('{{bilinmeyen}}');
  });

  it('knows neither a mail of another kind, nor one that is not there', async () => {
    const [booking] = await previews.examples('booking-reminder');
    for (const [kind, mailId] of [
      ['welcome', booking!.mailId],
      ['order-confirmation', randomUUID()],
    ] as const) {
      await expect(previews.preview({ ...textOf(kind), mailId })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });
});
