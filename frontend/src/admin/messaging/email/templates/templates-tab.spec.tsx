import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { MailTemplateView } from '@contract/messaging/email/mail-template.views.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import './template-body-editor.js';
import '../email-page.js';

const ADDRESS = '/admin/e-posta';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const TEXT = {
  subject: 'Siparişiniz alındı, {{user_name}}',
  preheader: 'Teşekkür ederiz',
  bodyHtml: [
    '<p>Merhaba {{user_name}}, siparişinizi{{#if is_paid}} ve ödemenizi{{/if}} aldık.</p>',
    '{{> order_lines}}',
    '{{#if has_pieces}}',
    '<p>Yola çıkacak.</p>',
    '{{> delivery}}',
    '{{/if}}',
  ].join('\n'),
};
const DEFAULT: MailTemplateView = {
  ...{ id: null, kind: 'order-confirmation', label: 'Sipariş onayı', ...TEXT, defaultText: TEXT },
  ...{ isActive: true, brokenReason: null, version: 0, sentWhen: 'Sipariş verilince' },
  variables: [{ name: 'user_name', label: 'Alıcının adı', sample: 'Zeynep', isRequired: false }],
  conditions: [
    { name: 'has_pieces', label: 'siparişte parça varsa' },
    { name: 'is_paid', label: 'ödeme alındıysa' },
  ],
  blocks: [
    { name: 'order_lines', label: 'Sipariş kalemleri', isRequired: true },
    { name: 'delivery', label: 'Teslimat adresi', isRequired: false },
  ],
};
const CUSTOM: MailTemplateView = {
  ...DEFAULT,
  ...{ id: '00000000-0000-4000-8000-000000000002', kind: 'order-shipped', label: 'Sipariş kargoda' },
  ...{ subject: 'Yolda', bodyHtml: '<p>Yolda</p>', version: 2, sentWhen: 'Kargoya verilince' },
};

describe('The templates of the shop’s mails', () => {
  function open(address: string, procedures: FakeProcedures = {}) {
    return openBackOffice(`${ADDRESS}?sekme=sablonlar${address}`, {
      'admin.email.templates': () => [DEFAULT, CUSTOM],
      'admin.email.templateExamples': () => [{ mailId: 'm1', label: 'A4F2C81D · Ayşe Gül' }],
      'admin.email.previewTemplate': ({ subject, mailId }: { subject: string; mailId?: string }) => ({
        ...{ subject, text: 'Düz', problem: null },
        html: `<p style="color:#123456">${mailId === undefined ? 'Örnek' : 'Gerçek'}</p>`,
      }),
      ...procedures,
    });
  }
  const shown = () =>
    screen.getByTitle<HTMLIFrameElement>('E-posta önizlemesi').contentDocument?.body.innerHTML;

  it('start from the default one, and lose nothing of it when a word is added', async () => {
    const save = jest.fn<(given: { bodyHtml: string }) => void>();
    const { user } = open('&sablon=order-confirmation', { 'admin.email.saveTemplate': save });
    expect(await screen.findByLabelText('Konu')).toHaveValue(TEXT.subject);
    expect(await screen.findByRole('group', { name: 'Bölüm: Sipariş kalemleri' })).toBeVisible();
    await user.type(screen.getByLabelText('Konu'), '!');
    await user.click(button(/Alıcının adı/));
    expect(screen.getByLabelText('Konu')).toHaveValue(`${TEXT.subject}!{{user_name}}`);
    fireEvent.focus(screen.getByRole('textbox', { name: 'İçerik' }));
    await user.click(button(/Alıcının adı/));
    await user.click(button('Şablonu Kaydet'));
    expect(await screen.findByText('Şablon kaydedildi.')).toBeVisible();
    const { bodyHtml, ...others } = save.mock.lastCall![0];
    expect(others).toEqual({
      ...{ kind: 'order-confirmation', subject: `${TEXT.subject}!{{user_name}}`, isActive: true, version: 0 },
      preheader: TEXT.preheader,
    });
    expect(bodyHtml.replace('{{user_name}}', '')).toBe(TEXT.bodyHtml);
  });

  it('have blocks that are moved by keyboard and cannot be taken out where the mail needs them', async () => {
    const save = jest.fn<(given: { bodyHtml: string }) => void>();
    const { user } = open('&sablon=order-confirmation', { 'admin.email.saveTemplate': save });
    const down = await screen.findByRole('button', { name: 'Aşağı taşı: Sipariş kalemleri' });
    expect(screen.queryByRole('button', { name: 'Çıkar: Sipariş kalemleri' })).toBeNull();
    down.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Aşağı taşı: Sipariş kalemleri')).toHaveFocus());
    expect(button('Aşağı taşı: Sipariş kalemleri')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Çıkar: Teslimat adresi'));
    await user.click(button('Şablonu Kaydet'));
    expect(await screen.findByText('Şablon kaydedildi.')).toBeVisible();
    const [greeting] = TEXT.bodyHtml.split('\n');
    expect(save.mock.lastCall![0].bodyHtml).toBe(
      `${greeting}\n{{#if has_pieces}}\n<p>Yola çıkacak.</p>\n{{/if}}\n{{> order_lines}}`,
    );
  });

  it('bring back what was taken out, and go back to the default text after a question', async () => {
    const { user } = open('&sablon=order-shipped');
    await screen.findByRole('textbox', { name: 'İçerik' });
    await user.click(button('Sipariş kalemleri'));
    expect(await screen.findByRole('group', { name: 'Bölüm: Sipariş kalemleri' })).toBeVisible();
    await user.click(button('HTML Olarak Düzenle'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('İçerik (HTML)').value).toContain('{{> order_lines}}');
    await user.click(button('Hazır Metne Dön'));
    const question = await screen.findByRole('alertdialog', { name: 'Hazır metne dönülsün mü?' });
    await user.click(within(question).getByRole('button', { name: 'Hazır Metne Dön' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hazır Metne Dön' })).toBeNull());
    expect(screen.getByLabelText('Konu')).toHaveValue(TEXT.subject);
    expect(screen.getByLabelText('İçerik (HTML)')).toHaveValue(TEXT.bodyHtml);
  });

  it('are previewed with sample facts, with those of a real order, and as text', async () => {
    const { user } = open('&sablon=order-confirmation');
    await waitFor(() => expect(shown()).toContain('Örnek'));
    expect(shown()).toContain('style="color: rgb(18, 52, 86);"');
    await user.selectOptions(await screen.findByLabelText('Hangi bilgilerle?'), 'A4F2C81D · Ayşe Gül');
    await waitFor(() => expect(shown()).toContain('Gerçek'));
    expect(screen.getByText('Düz')).toBeInTheDocument();
  });

  it('that cannot be used are marked where they stand, and shown as they were typed', async () => {
    const words = 'Bu şablon kaydedilemedi: {{yanlis}} bu e-postada bilinmiyor.';
    const { user } = open('&sablon=order-shipped', {
      'admin.email.previewTemplate': () => ({
        ...{ subject: 'Yolda', html: '<p>{{yanlis}}</p>', text: '', problem: 'bilinmiyor.' },
      }),
      'admin.email.saveTemplate': () => {
        throw new AppError('template_unusable', { reason: '' }, { bodyHtml: words });
      },
    });
    await waitFor(() => expect(shown()).toContain('{{yanlis}}'));
    expect(screen.getByText('bilinmiyor.')).toBeVisible();
    await user.click(button('Şablonu Kaydet'));
    expect(await screen.findByText(words)).toBeVisible();
    const body = screen.getByRole('textbox', { name: 'İçerik' });
    expect(body).toBeInvalid();
    expect(body).toHaveAccessibleDescription(words);
    await waitFor(() => expect(body).toHaveFocus());
  });

  it('with tables in them are written as HTML alone', async () => {
    const bodyHtml = '<table><tbody><tr><td>Merhaba</td></tr></tbody></table>';
    const { user } = open('&sablon=order-shipped', {
      'admin.email.templates': () => [DEFAULT, { ...CUSTOM, bodyHtml }],
    });
    const body = await screen.findByLabelText('İçerik (HTML)');
    expect(body).toHaveValue(bodyHtml);
    expect(screen.queryByRole('button', { name: 'Düzenleyiciyle Yaz' })).toBeNull();
    await user.click(body);
    await user.click(button(/Alıcının adı/));
    expect(body).toHaveValue(`${bodyHtml}{{user_name}}`);
  });

  it('are asked about before they are lost, and say why they cannot be saved', async () => {
    const { user, router } = open('&sablon=order-shipped', {
      'admin.email.saveTemplate': () => {
        throw new Error('away');
      },
    });
    await user.type(await screen.findByLabelText('Konu'), '!');
    await user.click(button('Şablonu Kaydet'));
    expect(await screen.findByText('Template kaydetme sırasında hata oluştu')).toBeVisible();
    await user.click(button('Vazgeç'));
    await user.click(await screen.findByRole('button', { name: 'Sayfada Kal' }));
    expect(screen.getByLabelText('Konu')).toHaveValue('Yolda!');
    await user.click(button('Vazgeç'));
    await user.click(await screen.findByRole('button', { name: 'Kaydetmeden Çık' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sekme=sablonlar'));
  });

  it('are switched off in the list, and deleted after a question', async () => {
    const calls: unknown[] = [];
    const { user } = open('', {
      'admin.email.switchTemplate': (given: unknown) => void calls.push(given),
      'admin.email.removeTemplate': (given: unknown) => void calls.push(given),
    });
    await user.click(await screen.findByRole('switch', { name: 'Bu metni kullan: Sipariş kargoda' }));
    expect(await screen.findByText('Hazır metin gidecek.')).toBeVisible();
    expect(screen.getAllByText('Sipariş verilince')).toHaveLength(1);
    expect(screen.queryByRole('switch', { name: 'Bu metni kullan: Sipariş onayı' })).toBeNull();
    await user.click(button('Sil: Sipariş kargoda'));
    await user.click(await screen.findByRole('button', { name: 'Şablonu Sil' }));
    expect(await screen.findByText('Şablon silindi; hazır metin geri geldi.')).toBeVisible();
    const { id, version } = CUSTOM;
    expect(calls).toEqual([
      { id, version, isActive: false },
      { id, version },
    ]);
  });
});
