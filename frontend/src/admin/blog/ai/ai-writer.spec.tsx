import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AiSettingsView, GeneratedPost } from '@contract/blog/ai-writer.js';
import { MASKED } from '@contract/common/masked.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import { settled } from '../../../../testing/settled.js';
import '../blog-section.js';
import '../../ui/rich-text/rich-text-editor.js';

const SETTINGS: AiSettingsView = {
  apiKey: MASKED,
  model: 'gemini-2.0-flash',
  temperature: 0.7,
  maxTokens: 4000,
  version: 3,
};

const POST: GeneratedPost = {
  title: 'Evde çömlek yapmaya nereden başlamalı?',
  content: '<p>Evde çömlek için kil ve sabır yeter.</p>',
  excerpt: 'Mutfak masasında ilk kâse.',
  keywords: ['evde çömlek', 'kil'],
  tags: ['kil'],
  metaTitle: '',
  metaDescription: '',
  seoScore: 45,
};

const openWriter = (procedures: FakeProcedures = {}, address = '/admin/blog/yeni?pencere=ai-yazari') =>
  openBackOffice(address, { 'admin.aiWriter.settings': () => SETTINGS, ...procedures });

const sendPrompt = async (user: ReturnType<typeof openBackOffice>['user']) => {
  const dialog = await screen.findByRole('dialog', { name: 'AI ile yaz' });
  await user.type(within(dialog).getByLabelText('Konu'), 'Evde çömlek');
  await user.type(within(dialog).getByLabelText('Anahtar kelimeler'), 'evde çömlek, kil');
  await user.click(within(dialog).getByRole('button', { name: 'Yazıyı Oluştur' }));
};

const QUESTION = { name: 'Kaydetmeden çıkalım mı?' };

describe('The AI writer', () => {
  it('fills the editor with what it wrote, which stays a draft until the admin publishes it', async () => {
    const create = jest.fn<(input: never) => Promise<never>>(() =>
      Promise.reject(new AppError('unexpected')),
    );
    const write = jest.fn<(input: never) => AsyncGenerator>(async function* () {
      yield { kind: 'progress', characters: 1240 };
      yield await Promise.resolve({ kind: 'done', post: POST });
    });
    const { user } = openWriter({ 'admin.aiWriter.write': write, 'admin.blog.create': create });
    await sendPrompt(user);

    expect(await screen.findByText('Taslak hazır; okuyup kaydedin. SEO puanı: 45/100')).toBeVisible();
    expect(write.mock.calls[0]?.[0]).toEqual({
      topic: 'Evde çömlek',
      keywords: ['evde çömlek', 'kil'],
      targetAudience: '',
      tone: 'professional',
      length: 'medium',
      category: 'Seramik Teknikleri',
      additionalContext: '',
    });
    await waitFor(() => expect(screen.getByLabelText('Başlık')).toHaveValue(POST.title));
    expect(screen.getByLabelText('Etiketler')).toHaveValue('kil');

    await user.click(screen.getByRole('button', { name: 'Yazıyı Kaydet' }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    const { title, content, excerpt, tags } = POST;
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      ...{ title, content, excerpt, tags, status: 'draft' },
      metaKeywords: POST.keywords,
    });
  });

  it('goes away as it stands, and does not show the prompt again meanwhile', async () => {
    const gate = new EventTarget();
    const { user } = openWriter({
      'admin.aiWriter.write': async function* () {
        yield { kind: 'progress', characters: 1240 };
        await new Promise((resolve) => gate.addEventListener('open', resolve));
        yield { kind: 'done', post: POST };
      },
    });
    await sendPrompt(user);
    await screen.findByText('1.240 karakter yazıldı…');
    const form = document.querySelector<HTMLFormElement>('form[aria-label="Yazı isteği"]');
    const wasShown = jest.fn();
    const watch = new MutationObserver(() => form?.hidden === false && wasShown());
    watch.observe(form ?? document, { attributes: true });
    expect(form).toHaveAttribute('hidden');

    gate.dispatchEvent(new Event('open'));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    watch.disconnect();
    expect(wasShown).not.toHaveBeenCalled();
  });

  it('shows how far it is, and stops when it is told to, with the prompt still there', async () => {
    const { user } = openWriter({
      'admin.aiWriter.write': async function* () {
        yield { kind: 'progress', characters: 1240 };
        await new Promise(() => undefined);
      },
    });
    await sendPrompt(user);

    expect(await screen.findByText('1.240 karakter yazıldı…')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Yazının ilerleyişi' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'İptal Et' }));

    expect(await screen.findByRole('button', { name: 'Yazıyı Oluştur' })).toBeVisible();
    expect(screen.getByLabelText('Konu')).toHaveValue('Evde çömlek');
  });

  it('asks before a key throws away the post that is being written', async () => {
    const { user } = openWriter({
      'admin.aiWriter.write': async function* () {
        yield { kind: 'progress', characters: 1240 };
        await new Promise(() => undefined);
      },
    });
    await sendPrompt(user);
    await screen.findByText('1.240 karakter yazıldı…');

    await user.keyboard('{Escape}');
    const question = await settled(await screen.findByRole('alertdialog', QUESTION));
    await user.click(within(question).getByRole('button', { name: 'Sayfada Kal' }));
    await settled(await screen.findByRole('dialog', { name: 'AI ile yaz' }));
    expect(screen.getByText('1.240 karakter yazıldı…')).toBeVisible();

    await user.keyboard('{Escape}');
    const again = await settled(await screen.findByRole('alertdialog', QUESTION));
    await user.click(within(again).getByRole('button', { name: 'Kaydetmeden Çık' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'AI ile yaz' })).not.toBeInTheDocument());
  });

  it('closes over a post half written without a word: what stands below stays', async () => {
    const { user } = openWriter({}, '/admin/blog/yeni');
    await user.type(await screen.findByLabelText('Başlık'), 'Sır altı');
    await user.click(screen.getByRole('button', { name: 'AI ile Yaz' }));
    const dialog = await settled(await screen.findByRole('dialog', { name: 'AI ile yaz' }));
    await user.click(within(dialog).getByRole('button', { name: 'Kapat' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Başlık')).toHaveValue('Sır altı');
  });

  it('says what is wrong, and leads to the settings that mend it', async () => {
    const { user } = openWriter({
      'admin.aiWriter.write': () => {
        throw new AppError('ai_key_wrong');
      },
    });
    await sendPrompt(user);

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Blog yazısı oluşturulamadı');
    expect(alert).toHaveTextContent('API anahtarı geçersiz. AI ayarlarından kontrol edin.');
    await user.click(within(alert).getByRole('button', { name: 'AI Ayarlarını Aç' }));
    const settings = await screen.findByRole('dialog', { name: 'AI ayarları' });
    expect(await within(settings).findByLabelText('API anahtarı')).toHaveValue(MASKED);
  });

  it('asks for nothing that the rules refuse', async () => {
    const write = jest.fn();
    const { user } = openWriter({ 'admin.aiWriter.write': write });
    await user.click(await screen.findByRole('button', { name: 'Yazıyı Oluştur' }));

    expect(await screen.findByText('Konu gerekli.')).toBeVisible();
    expect(screen.getByText('En az bir anahtar kelime yazın.')).toBeVisible();
    expect(write).not.toHaveBeenCalled();
  });
});

const openSettings = (procedures: FakeProcedures = {}) =>
  openWriter(
    {
      'admin.blog.list': () => ({ items: [], pagination: {} }),
      'admin.blog.figures': () => ({
        published: 0,
        drafts: 0,
        scheduled: 0,
        views: 0,
        averageSeoScore: null,
      }),
      ...procedures,
    },
    '/admin/blog?pencere=ai-ayarlari',
  );

describe('The AI settings', () => {
  it('leave the key as it is unless another is typed', async () => {
    const save = jest.fn<(input: never) => AiSettingsView>(() => ({ ...SETTINGS, version: 4 }));
    const { user } = openSettings({ 'admin.aiWriter.saveSettings': save });
    const tokens = await screen.findByLabelText('Token sınırı');
    await user.clear(tokens);
    await user.type(tokens, '9000');
    await user.click(screen.getByRole('button', { name: 'Ayarları Kaydet' }));
    expect(await screen.findByText('Token sınırı 1000 ile 8000 arasında olmalıdır.')).toBeVisible();

    await user.clear(tokens);
    await user.type(tokens, '5000');
    await user.click(screen.getByRole('button', { name: 'Ayarları Kaydet' }));
    expect(await screen.findByText('AI ayarları kaydedildi.')).toBeVisible();
    expect(save.mock.calls[0]?.[0]).toEqual({ ...SETTINGS, maxTokens: 5000 });
  });

  it('say when they cannot be read', async () => {
    openSettings({
      'admin.aiWriter.settings': () => {
        throw new Error('offline');
      },
    });

    expect(await screen.findByText('Ayarlar Yüklenemedi')).toBeVisible();
    expect(screen.getByText('Sunucuya bağlanılamadı')).toBeVisible();
  });
});
