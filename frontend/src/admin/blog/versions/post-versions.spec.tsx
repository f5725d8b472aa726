import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import type { StoreBlogVersionDto } from '@contract/blog/blog-version.dto.js';
import type { BlogVersion } from '@contract/blog/blog-version.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../testing/open-back-office.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { postValues } from '../post-values.js';
// Imported in advance, so that no test waits for a lazy import.
import '../blog-section.js';
import '../../ui/rich-text/rich-text-editor.js';

const ID = '00000000-0000-4000-8000-000000000001';
/** 14:03 in Istanbul. */
const STORED_AT = '2026-03-02T11:03:00.000Z';
/** Longer than the pause in typing after which a form is stored. */
const STORED = { timeout: 6_000 };

const POST: AdminBlogPost = {
  ...{ id: ID, slug: 'sir-nedir', title: 'Sır nedir?', category: 'Sır Teknikleri', picture: null },
  ...{ status: 'published', publishedAt: '2026-03-01T07:00:00.000Z', views: 1_204, seoScore: 64 },
  ...{
    createdAt: '2026-02-28T07:00:00.000Z',
    updatedAt: '2026-03-01T07:00:00.000Z',
    version: 3,
    revision: 1,
  },
  ...{ content: '<p>Cam gibi bir kabuk.</p>', excerpt: '', tags: ['sır'], authorName: 'Elif' },
  ...{ metaTitle: '', metaDescription: '', metaKeywords: [], formerSlugs: [] },
};
const version = (title: string, revision: number): BlogVersion => ({
  ...{ revision, title, adminName: 'Elif Kaya', storedAt: STORED_AT, isSaved: false, picture: null },
  values: Object.assign(postValues(POST), { title }),
});

describe('A post’s form', () => {
  function open(procedures: FakeProcedures = {}, address = adminPaths.blogPost(ID)) {
    return openBackOffice(address, {
      'admin.blog.view': () => POST,
      'admin.blog.unsaved': () => null,
      ...procedures,
    });
  }
  const title = () => screen.findByLabelText('Başlık');

  it('is stored by itself when typing pauses, and asks nothing when it is left afterwards', async () => {
    const stored: StoreBlogVersionDto[] = [];
    const { user, router } = open({
      'admin.blog.store': (given: StoreBlogVersionDto) => {
        stored.push(given);
        return { revision: given.revision + 1, storedAt: STORED_AT };
      },
    });
    await user.type(await title(), '!');
    expect(screen.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
    const note = 'Taslak kaydedildi 14:03; yayındaki yazı değişmedi';
    expect(await screen.findByText(note, {}, STORED)).toBeVisible();
    await user.type(await title(), '!');
    await waitFor(() => expect(stored).toHaveLength(2), STORED);
    expect(stored.map(({ id, revision, title }) => [id, revision, title])).toEqual([
      [ID, 1, 'Sır nedir?!'],
      [ID, 2, 'Sır nedir?!!'],
    ]);
    // The form counts as stored once the answer is there, not when the call goes out.
    expect(await screen.findByText(note, {}, STORED)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Blog' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.blog));
  });

  it('begins with what was not saved the last time, until the saved post is wanted', async () => {
    const { user } = open({ 'admin.blog.unsaved': () => version('Sır nasıl yapılır?', 1) });
    expect(await title()).toHaveValue('Sır nasıl yapılır?');
    expect(screen.getByText(/02\.03\.2026 14:03 itibarıyla yazdıklarınız geri getirildi/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kayıtlı Hâline Dön' }));
    expect(await title()).toHaveValue('Sır nedir?');
  });

  it('offers no return to the first words of a draft that it made by itself', async () => {
    const draft = { ...POST, status: 'draft', publishedAt: null, version: 1 };
    open({ 'admin.blog.view': () => draft, 'admin.blog.unsaved': () => version('Sır nasıl yapılır?', 1) });
    expect(await title()).toHaveValue('Sır nasıl yapılır?');
    expect(screen.getByText(/Yazı taslak olarak duruyor, yayında değil\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kayıtlı Hâline Dön' })).toBeNull();
  });

  it('is told that another tab writes too, and goes on with either text', async () => {
    const stored: number[] = [];
    const { user } = open({
      'admin.blog.store': ({ revision }: StoreBlogVersionDto) => {
        stored.push(revision);
        if (revision < 5) throw new AppError('changed_meanwhile');
        return { revision: revision + 1, storedAt: STORED_AT };
      },
      'admin.blog.view': () => ({ ...POST, revision: stored.length === 0 ? 1 : 5 }),
    });
    await user.type(await title(), '!');
    expect(await screen.findByRole('alert', {}, STORED)).toHaveTextContent(/başka bir sekmede de yazılıyor/);
    await user.click(screen.getByRole('button', { name: 'Buradakiyle Sürdür' }));
    expect(await screen.findByText(/^Taslak kaydedildi 14:03/)).toBeVisible();
    expect(stored).toEqual([1, 5]);
    expect(await title()).toHaveValue('Sır nedir?!');
  });

  it('brings an earlier version back from the list', async () => {
    const { user } = open({
      'admin.blog.versions': () => [version('Sır nedir?', 2), version('Sır', 1)],
      'admin.blog.version': ({ revision }: { revision: number }) => version('Sır', revision),
    });
    await title();
    await user.click(screen.getByRole('button', { name: 'Sürümler' }));
    const list = await screen.findByRole('dialog', { name: 'Sürümler' });
    const [, earlier] = await within(list).findAllByRole('button', { name: /^Bu sürüme dön/ });
    await user.click(earlier!);
    await waitFor(async () => expect(await title()).toHaveValue('Sır'));
    expect(await screen.findByText('Sürüm forma alındı; yazıyı kaydedince geçerli olur.')).toBeVisible();
  });

  it('of a new post makes a draft of it, once it has a title and a text', async () => {
    const made: object[] = [];
    const { user } = open(
      {
        'admin.blog.create': (given: object) => {
          made.push(given);
          return { ...POST, status: 'draft', publishedAt: null, version: 1, updatedAt: STORED_AT };
        },
        'admin.blog.update': (given: object) => {
          made.push(given);
          return { ...POST, status: 'draft', publishedAt: null, version: 2 };
        },
      },
      adminPaths.newBlogPost,
    );
    await user.type(await title(), 'Sır');
    const paste = { getData: (type: string) => (type === 'text/html' ? '<p>Cam.</p>' : '') };
    fireEvent.paste(await screen.findByRole('textbox', { name: 'İçerik' }), { clipboardData: paste });
    expect(await screen.findByText('Kaydedildi 14:03', {}, STORED)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Durum'), 'Yayınlandı');
    expect(screen.getByText('Taslak olarak kaydedildi 14:03; yazı henüz yayında değil')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Durum'), 'Taslak');
    await user.click(screen.getByRole('button', { name: 'Yazıyı Kaydet' }));
    expect(await screen.findByText('Taslak kaydedildi.')).toBeVisible();
    expect(made).toMatchObject([
      { title: 'Sır', content: '<p>Cam.</p>', status: 'draft' },
      { id: ID, version: 1, title: 'Sır' },
    ]);
  });
});
