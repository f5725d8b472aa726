import { GEMINI_KEYS } from '../../sandbox/gemini/behaviours.js';
import { aBlogPost } from '../../seed/blog.js';
import { type CallGroup, DONE, notSignedIn, UNKNOWN_ID } from './documented-call.js';
import { type DocumentedShop, formOf } from './documented-shop.js';
import { POST } from './site.calls.js';

const BLOG = '/api/blog_manager.php';
const FIELDS =
  'title, content, slug, excerpt, featured_image, category, tags, meta_title, meta_description, meta_keywords, status, ' +
  'published_at, author_name; as JSON or as a form';
const aPost = async (shop: DocumentedShop) => (await aBlogPost(shop.manager, { title: shop.word() })).id;

const POSTS: CallGroup = {
  source: 'Specification 3, section 7: blog manager, blog image',
  calls: [
    {
      what: 'All posts, for the studio; anybody else gets those that are out',
      route: `GET ${BLOG}`,
      sends: '`action=get_posts`; besides: `status`, `limit`',
      who: 'anybody',
      answers: {
        success: 'true',
        posts: [
          {
            ...POST,
            status: '"draft" | "published" | "scheduled"',
            views: 'number',
            seo_score: 'number',
          },
        ],
      },
      works: async (shop) => {
        await aPost(shop);
        return { by: shop.admin, query: '?action=get_posts' };
      },
      fails: [401, 'admin_session_needed', () => ({ query: '?action=get_posts&status=draft' })],
    },
    {
      what: 'New post',
      route: `POST ${BLOG}`,
      sends: `action=create, ${FIELDS}`,
      who: 'admin',
      answers: { ...DONE, id: 'text' },
      works: (shop) => ({ json: { action: 'create', title: shop.word(), content: '<p>Kil.</p>' } }),
      fails: [400, 'invalid_input', () => ({ json: { action: 'create', title: '', content: '' } })],
    },
    {
      what: 'Change a post',
      route: `POST ${BLOG}`,
      sends: 'action=update, id and the same; what is left out stays',
      who: 'admin',
      answers: { ...DONE, id: 'text' },
      works: async (shop) => ({ json: { action: 'update', id: await aPost(shop), excerpt: 'Kısaca' } }),
      fails: [
        404,
        'blog_post_not_found',
        () => ({ json: { action: 'update', id: UNKNOWN_ID, title: 'Kil' } }),
      ],
    },
    {
      what: 'Delete a post',
      route: `POST ${BLOG}`,
      sends: 'action=delete, id',
      who: 'admin',
      answers: { ...DONE, id: 'text' },
      works: async (shop) => ({ json: { action: 'delete', id: await aPost(shop) } }),
      fails: [400, 'invalid_input', () => ({ json: { action: 'delete' } })],
    },
    {
      what: 'Picture of a post',
      route: 'POST /api/upload_blog_image.php',
      sends: 'multipart image, type=featured',
      who: 'admin',
      answers: {
        success: 'true',
        data: { url: 'text', filename: 'text', width: 'number', height: 'number', placeholder: 'text' },
      },
      works: async (shop) => ({ form: formOf({ image: await shop.photo(), type: 'featured' }) }),
      fails: [400, 'media_missing', () => ({ form: formOf({ type: 'featured' }) })],
    },
  ],
};

const AI_SETTINGS = { api_key: 'text', model: 'text', temperature: 'number', max_tokens: 'number' };

const AI: CallGroup = {
  source: 'Specification 3, section 7: AI settings, AI generator',
  calls: [
    {
      what: 'Settings; the key masked',
      route: 'GET /api/ai_settings.php',
      sends: '`action=get`',
      who: 'admin',
      answers: { success: 'true', data: AI_SETTINGS },
      works: () => ({ query: '?action=get' }),
      fails: notSignedIn('admin'),
    },
    {
      what: 'Save the settings',
      route: 'POST /api/ai_settings.php',
      sends: 'action=save in the address or the body; JSON api_key, model, temperature, max_tokens',
      who: 'admin',
      answers: { ...DONE, data: AI_SETTINGS },
      works: () => ({
        json: {
          action: 'save',
          api_key: 'anahtar',
          model: 'gemini-2.0-flash',
          temperature: 0.7,
          max_tokens: 4000,
        },
      }),
      fails: [400, 'invalid_input', () => ({ json: { action: 'save', max_tokens: 1 } })],
    },
    {
      what: 'Let a post be written',
      route: 'POST /api/ai_blog_generator.php',
      sends: 'JSON prompt, keywords (list), category, tone, length, target_audience, additional_context',
      who: 'admin',
      answers: {
        success: 'true',
        data: {
          title: 'text',
          content: 'text',
          excerpt: 'text',
          meta_title: 'text',
          meta_description: 'text',
          keywords: 'text[]',
          tags: 'text[]',
          seo_analysis: { score: 'number' },
        },
      },
      works: async ({ admin }) => {
        await admin.post('/api/ai_settings.php', { action: 'save', api_key: GEMINI_KEYS.working });
        return { json: { prompt: 'Seladon', keywords: ['sır'], tone: 'friendly', length: 'short' } };
      },
      fails: [400, 'invalid_input', () => ({ json: { prompt: '' } })],
    },
  ],
};

export const BLOG_CALLS: readonly CallGroup[] = [POSTS, AI];
