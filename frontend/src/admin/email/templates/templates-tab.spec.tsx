import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { MailTemplateView } from '@contract/email/mail-template.views.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
// Loaded at once: a test's own waiting is not for code on its way.
import '../../ui/rich-text/rich-text-editor.js';
import '../email-page.js';

const ADDRESS = '/admin/e-posta';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const READY: MailTemplateView = {
  ...{ id: null, kind: 'welcome', label: 'Hoş geldiniz', subject: '', bodyHtml: '', bodyText: '' },
  ...{ isActive: false, brokenReason: null, version: 0, sentWhen: 'Üyelik açılınca' },
  ready: { subject: 'Hoş geldiniz, {{user_name}}', bodyHtml: '<p>Çayı biz koyarız.</p>' },
  variables: [{ name: 'user_name', label: 'Alıcının adı', isEssential: false }],
};
const OWN: MailTemplateView = {
  ...READY,
  ...{ id: '00000000-0000-4000-8000-000000000002', kind: 'order-shipped', label: 'Sipariş kargoda' },
  ...{ subject: 'Yolda', bodyHtml: '<p>Yolda</p>', isActive: true, version: 2 },
};

describe('The words of the shop’s mails', () => {
  function open(address: string, procedures: FakeProcedures = {}) {
    return openBackOffice(`${ADDRESS}?sekme=sablonlar${address}`, {
      'admin.email.templates': () => [READY, OWN],
      'admin.email.builtInTemplate': () => ({ subject: 'Hazır', html: '<p>Hazır metin</p>', text: '' }),
      'admin.email.previewTemplate': ({ subject }: { subject: string }) => ({
        ...{ subject, html: '<p style="color:#123456">Önizlenen</p>', text: '', problem: null },
      }),
      ...procedures,
    });
  }
  const shown = () =>
    screen.getByTitle<HTMLIFrameElement>('E-posta önizlemesi').contentDocument?.body.innerHTML;

  it('are written with variables to press, seen as they are typed, and saved with the version', async () => {
    const save = jest.fn<(given: unknown) => void>();
    const { user } = open('&sablon=welcome', { 'admin.email.saveTemplate': save });
    await screen.findByLabelText('Konu');
    const body = await screen.findByLabelText('İçerik');
    await waitFor(() => expect(shown()).toContain('Hazır metin'));
    await user.click(button('Şablonu Kaydet'));
    expect(await screen.findAllByText('Konu ve içerik gerekli')).toHaveLength(2);
    expect(save).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('Konu'), 'Merhaba ');
    await user.click(button(/Alıcının adı/));
    expect(screen.getByLabelText('Konu')).toHaveValue('Merhaba {{user_name}}');
    fireEvent.paste(body, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? '<p>Selam</p>' : '') },
    });
    await waitFor(() => expect(shown()).toContain('Önizlenen'));
    expect(shown()).toContain('style="color: rgb(18, 52, 86);"');
    await user.click(button('Şablonu Kaydet'));
    expect(await screen.findByText('Şablon kaydedildi.')).toBeVisible();
    expect(save).toHaveBeenCalledWith({
      ...{ kind: 'welcome', subject: 'Merhaba {{user_name}}', bodyHtml: '<p>Selam</p>', bodyText: '' },
      ...{ isActive: true, version: 0 },
    });
  });

  it('start from the ready ones, which are asked about before they take the place of others', async () => {
    const { user } = open('&sablon=welcome');
    const subject = await screen.findByLabelText('Konu');
    await user.click(button('Hazır Metinden Başla'));
    expect(subject).toHaveValue('Hoş geldiniz, {{user_name}}');
    expect(await screen.findByText('Çayı biz koyarız.')).toBeVisible();
    await user.click(button('HTML Olarak Düzenle'));
    expect(screen.getByLabelText('İçerik (HTML)')).toHaveValue('<p>Çayı biz koyarız.</p>');
    await user.click(button('Düzenleyiciyle Yaz'));
    await user.type(subject, '!');
    await user.click(button('Hazır Metinden Başla'));
    const question = await screen.findByRole('alertdialog', { name: 'Hazır metinden başlansın mı?' });
    await user.click(within(question).getByRole('button', { name: 'Vazgeç' }));
    expect(subject).toHaveValue('Hoş geldiniz, {{user_name}}!');
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
    expect(screen.getByText('Yazdığınız hâliyle; düzelince örnek bilgilerle dolar.')).toBeVisible();
    await user.click(button('Şablonu Kaydet'));
    expect(await screen.findByText(words)).toBeVisible();
    const body = screen.getByRole('textbox', { name: 'İçerik' });
    expect(body).toBeInvalid();
    expect(body).toHaveAccessibleDescription(words);
    await waitFor(() => expect(body).toHaveFocus());
  });

  it('with conditions in them are written as HTML alone', async () => {
    const bodyHtml = '{{#if user_name}}<p>Merhaba {{user_name}}</p>{{/if}}';
    const { user } = open('&sablon=order-shipped', {
      'admin.email.templates': () => [READY, { ...OWN, bodyHtml }],
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
    expect(screen.getAllByText('Üyelik açılınca')).toHaveLength(2);
    expect(screen.queryByRole('switch', { name: 'Bu metni kullan: Hoş geldiniz' })).toBeNull();
    await user.click(button('Sil: Sipariş kargoda'));
    await user.click(await screen.findByRole('button', { name: 'Şablonu Sil' }));
    expect(await screen.findByText('Şablon silindi; hazır metin geri geldi.')).toBeVisible();
    const { id, version } = OWN;
    expect(calls).toEqual([
      { id, version, isActive: false },
      { id, version },
    ]);
  });
});
