import { describe, expect, it } from '@jest/globals';
import { suiteAdmin } from '../testing/suite-admin.js';
import { anAddress } from '../testing/shop-client.js';
import { suiteServer } from '../testing/suite-server.js';
import { refusalOf, Visitor } from '../testing/visitor.js';

const server = suiteServer();
const admin = suiteAdmin(server);

const stranger = () => new Visitor(server, { address: anAddress() });
const post = (content: string) => ({
  ...{
    title: 'Uzun yazı',
    slug: '',
    content,
    excerpt: '',
    category: 'Sır Teknikleri',
    tags: [],
    authorName: '',
  },
  ...{ featuredFileName: null, featuredAlt: '', metaTitle: '', metaDescription: '', metaKeywords: [] },
  ...{ status: 'draft', publishAt: null },
});
const BLOG = '/api/blog_manager.php';

describe('A text as long as the back office takes it', () => {
  it('is taken in letters of several bytes, by the panel and by the documented call, as JSON and as a form', async () => {
    const content = 'ş'.repeat(200_000);
    const fields = { action: 'create', title: 'Uzun', content };
    const answers = [
      await admin.mutate('admin.blog.create', post(content)),
      await admin.post(BLOG, fields),
      await admin.ask(BLOG, { method: 'POST', body: new URLSearchParams(fields) }),
      await admin.mutate('admin.email.previewTemplate', {
        ...{ kind: 'welcome', subject: 'Hoş geldiniz', preheader: '', bodyHtml: 'ş'.repeat(100_000) },
      }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('is refused one letter later, by its field', async () => {
    const answer = await admin.mutate('admin.blog.create', post('ş'.repeat(200_001)));

    expect(refusalOf(answer)).toMatchObject({ code: 'invalid_input', fields: { content: 'Yazı çok uzun.' } });
  });

  it('is read of nobody else, and by nothing else', async () => {
    const content = 'ş'.repeat(100_000);
    const answers = [
      await stranger().mutate('admin.blog.create', post(content)),
      await stranger().post(BLOG, { action: 'create', title: 'Uzun', content }),
      await admin.mutate('admin.coupons.create', { description: content }),
      await admin.post('/api/coupons.php', { description: content }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 413, 413, 413]);
  });
});

describe('A word with a mark that turns its direction, or a control character,', () => {
  it.each(['a\u202eb', 'a\nb', '\u0007kil'])('is refused among tags and keywords: %j', async (word) => {
    const created = await admin.mutate('admin.blog.create', {
      ...post('Kil'),
      tags: ['kil', word],
      metaKeywords: [word],
    });
    expect(Object.keys(refusalOf(created).fields)).toEqual(['tags', 'metaKeywords']);
    const written = await admin.post('/api/ai_blog_generator.php', {
      ...{ prompt: 'Kil', category: 'Sır Teknikleri', tone: 'friendly', length: 'short' },
      keywords: [word],
    });
    expect(written.json).toMatchObject({ code: 'invalid_input', fields: { keywords: expect.any(String) } });
  });
});

describe('A number in an address', () => {
  it.each(['0x1', ' 1', '1e3', '1.0', '+1'])('is refused when it is spelled %j', async (text) => {
    const id = encodeURIComponent(text);
    const answers = [
      await admin.ask(`/api/media_manager.php?id=${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
      await admin.ask(`/api/media_manager.php?id=${id}`, { method: 'DELETE' }),
      await admin.ask(`/api/product_categories.php?id=${id}`, { method: 'DELETE' }),
      await admin.ask(`/api/user_management.php?page=${id}`),
      await admin.ask(`/api/admin_logs.php?page=${id}`),
      await admin.ask(`${BLOG}?action=get_posts&status=published&limit=${id}`),
    ];

    expect(answers.map(({ json }) => (json as { code: string }).code)).toEqual(
      answers.map(() => 'invalid_input'),
    );
  });
});

describe('Settings that name nothing', () => {
  it.each(['{"settings":{}}', '{"settings":{"__proto__":"x"}}'])('are refused: %s', async (body) => {
    const answer = await admin.ask('/api/admin_security_settings.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });

    expect([answer.status, answer.json]).toMatchObject([400, { fields: { settings: expect.any(String) } }]);
  });
});
