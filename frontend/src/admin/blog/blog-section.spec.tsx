import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paginationOf } from '@contract/admin/page.query.js';
import { AppError } from '@contract/app-error.js';
import type { AdminBlogQuery } from '@contract/blog/admin-blog.query.js';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import type { UpdateBlogPostDto } from '@contract/blog/blog-post.dto.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { adminPaths } from '../lib/admin-paths.js';
// Imported in advance, so that no test waits for a lazy import.
import './blog-section.js';
import '../ui/rich-text/rich-text-editor.js';

const ID = '00000000-0000-4000-8000-000000000001';

const aPost = (overrides: Partial<AdminBlogPost> = {}): AdminBlogPost => ({
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
  ...overrides,
});
const draft = aPost({
  ...{ id: '00000000-0000-4000-8000-000000000002', title: 'Yarım kalan', status: 'draft' },
  ...{ publishedAt: null, seoScore: 20 },
});

function openBlog(address: string, procedures: FakeProcedures = {}) {
  return openBackOffice(address, {
    'admin.blog.list': ({ status, search }: AdminBlogQuery) => {
      const items = [aPost(), draft].filter(
        (post) => post.status === (status ?? post.status) && post.title.includes(search ?? ''),
      );
      return { items, pagination: paginationOf({}, { totalRecords: items.length }) };
    },
    'admin.blog.figures': () => ({
      ...{ published: 1, drafts: 1, scheduled: 2, views: 1_204, averageSeoScore: 42 },
    }),
    'admin.blog.view': () => aPost(),
    'admin.blog.unsaved': () => null,
    ...procedures,
  });
}

describe('the studio’s posts', () => {
  it('stand in a table below their figures, and are narrowed by what the address says', async () => {
    const { user, router } = openBlog(adminPaths.blog);
    const table = await screen.findByRole('table', { name: 'Blog yazıları' });
    await within(table).findByText('Sır nedir?');
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/Sır nedir\?.*Yayınlandı.*01\.03\.2026 10:00.*1\.204.*64/);
    for (const figure of ['2 yazı programlandı', 'Toplam görüntülenme', 'Ortalama SEO puanı']) {
      expect(screen.getByText(figure)).toBeVisible();
    }
    await user.selectOptions(screen.getByLabelText('Durum'), 'Taslak');
    await waitFor(() => expect(screen.queryAllByText('Sır nedir?')).toHaveLength(0));
    expect(router.state.location.search).toBe('?durum=draft');
    await user.type(screen.getByLabelText('Yazı arayın'), 'yok');
    await user.click(await screen.findByRole('button', { name: 'Filtreleri Temizle' }));
    expect(await screen.findAllByText('Sır nedir?')).not.toHaveLength(0);
    expect(router.state.location.search).toBe('');
  });

  it('need a title and a text, and are asked about before they are left unsaved', async () => {
    const create = jest.fn();
    const { user, router } = openBlog(adminPaths.newBlogPost, { 'admin.blog.create': create });
    await user.click(await screen.findByText('Yazıyı Kaydet'));
    expect((await screen.findAllByText('Başlık ve içerik zorunludur!')).length).toBeGreaterThan(0);
    expect(create).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText('Başlık'), 'Kâse');
    expect(screen.getByLabelText('Adres')).toHaveAttribute('placeholder', 'kase');
    await user.click(screen.getByRole('link', { name: 'Blog' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Bu yazıda yaptığınız değişiklikler kaydedilmedi.');
    expect(router.state.location.pathname).toBe(adminPaths.newBlogPost);
    await user.click(within(question).getByText('Kaydetmeden Çık'));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.blog));
  });

  it.each([
    ['', 'Programlanan yazı için yayın tarihi ve saati seçin.'],
    ['2020-01-01T10:00', 'Bu tarih geçti. İleri bir tarih seçin ya da yazıyı hemen yayınlayın.'],
  ])('are scheduled for a time to come only, not for “%s”, and say when that is', async (at, problem) => {
    const later = new Date('2099-01-01T07:00:00.000Z').toISOString();
    const kept = { ...draft, id: ID };
    const update = jest.fn<(post: never) => AdminBlogPost>(() =>
      aPost({ status: 'scheduled', publishedAt: later }),
    );
    const { user } = openBlog(adminPaths.blogPost(ID), {
      'admin.blog.view': () => kept,
      'admin.blog.update': update,
    });
    await user.selectOptions(await screen.findByLabelText('Durum'), 'Programlandı');
    const date = screen.getByLabelText('Yayın tarihi ve saati');
    fireEvent.change(date, { target: { value: at } });
    await user.click(screen.getByText('Programla'));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(date).toBeInvalid();
    expect(date).toHaveFocus();
    expect(update).not.toHaveBeenCalled();

    fireEvent.change(date, { target: { value: '2099-01-01T10:00' } });
    await user.click(screen.getByText('Programla'));
    expect(await screen.findByText('Yazı 01.01.2099 10:00 tarihinde yayınlanacak.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yazıyı Kaydet' })).toBeVisible();
  });

  it('say on the button when saving shows them to readers', async () => {
    const { user } = openBlog(adminPaths.blogPost(ID), {
      'admin.blog.view': () => ({ ...draft, id: ID }),
      'admin.blog.update': () => aPost(),
    });
    const status = await screen.findByLabelText('Durum');
    expect(screen.getByRole('button', { name: 'Yazıyı Kaydet' })).toBeVisible();
    await user.selectOptions(status, 'Yayınlandı');
    const date = screen.getByLabelText('Yayın tarihi ve saati');
    fireEvent.change(date, { target: { value: '2099-01-01T10:00' } });
    expect(await screen.findByRole('button', { name: 'Programla' })).toBeVisible();
    fireEvent.change(date, { target: { value: '' } });
    await user.click(await screen.findByRole('button', { name: 'Yayınla' }));
    expect(await screen.findByText('Yazı yayında.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yazıyı Kaydet' })).toBeVisible();
  });

  it('are saved as they stand in the editor, and put beside what another has saved meanwhile', async () => {
    let kept = aPost();
    const sent: UpdateBlogPostDto[] = [];
    const { user } = openBlog(adminPaths.blogPost(ID), {
      'admin.blog.view': () => kept,
      'admin.blog.update': (post: UpdateBlogPostDto) => {
        sent.push(post);
        if (post.version !== kept.version) throw new AppError('changed_meanwhile');
        kept = aPost({ title: post.title, metaTitle: post.metaTitle, version: post.version + 1 });
        return kept;
      },
    });
    await user.type(await screen.findByLabelText('Meta başlık'), 'Sır üzerine');
    expect(screen.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
    await user.click(screen.getByText('Yazıyı Kaydet'));
    expect(await screen.findByText('Yazı yayında.')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ...{ version: 3, metaTitle: 'Sır üzerine', content: '<p>Cam gibi bir kabuk.</p>' },
      publishAt: '2026-03-01T10:00',
    });

    kept = aPost({ title: 'Sır dediğimiz', metaTitle: 'Sır hakkında', version: 9 });
    await user.type(screen.getByLabelText('Başlık'), '!');
    await user.click(screen.getByText('Yazıyı Kaydet'));
    const conflict = await screen.findByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    expect(conflict).toHaveTextContent(/Sır nedir\?!.*Sır dediğimiz/);
    expect(conflict).not.toHaveTextContent('Meta başlık');
    await user.click(within(conflict).getByText('Kayıtlı Olanı Al'));
    expect(await screen.findByDisplayValue('Sır dediğimiz')).toBeVisible();
    expect(kept.version).toBe(9);
  });
});
