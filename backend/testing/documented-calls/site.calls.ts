import { aBlogPost } from '../../seed/blog.js';
import { aPicture } from '../../seed/pictures.js';
import { AnsweredFile, type CallGroup, otherMethod } from './documented-call.js';

const CONTENT = {
  success: 'true',
  content: [{ section: 'text', content_key: 'text', content_value: 'text' }],
} as const;
export const POST = {
  id: 'text',
  slug: 'text',
  title: 'text',
  excerpt: 'text',
  content: 'text',
  category: 'text',
  author_name: 'text',
  created_at: 'instant',
  published_at: 'instant | null',
  featured_image: 'text | null',
  tags: 'text',
  meta_title: 'text',
  meta_description: 'text',
  meta_keywords: 'text',
};

export const SITE_CALLS: CallGroup = {
  source: 'Specification 1, section 7: content, blog and settings, images',
  calls: [
    {
      what: 'Texts of the site',
      route: 'GET /api/content_manager.php',
      sends: '`_t` and `_refresh` are not looked at',
      who: 'anybody',
      answers: CONTENT,
      works: () => ({ query: '?_t=1&_refresh=1' }),
      fails: [400, 'invalid_input', () => ({ query: '?section=yok' })],
    },
    {
      what: 'Texts of one section',
      route: 'GET /api/content_manager.php',
      sends: '`section`',
      who: 'anybody',
      answers: CONTENT,
      works: () => ({ query: '?section=bulk_order' }),
      fails: [400, 'invalid_input', () => ({ query: '?section=yok' })],
    },
    {
      what: 'Posts that are out',
      route: 'GET /api/blog_manager.php',
      sends: '`action=get_posts`, `status=published`, `limit` (6 when left out)',
      who: 'anybody',
      answers: { success: 'true', posts: [POST] },
      works: async (shop) => {
        await aBlogPost(shop.manager, { title: shop.word() });
        return { query: '?action=get_posts&status=published&limit=6' };
      },
      fails: [400, 'invalid_input', () => ({ query: '?action=get_posts&status=published&limit=0' })],
    },
    {
      what: 'One post',
      route: 'GET /api/blog_manager.php',
      sends: '`action=get_post`, `slug`',
      who: 'anybody',
      answers: { success: 'true', post: POST },
      works: async (shop) => {
        const { slug } = await aBlogPost(shop.manager, { title: shop.word() });
        return { query: `?action=get_post&slug=${slug}` };
      },
      fails: [404, 'blog_post_not_found', () => ({ query: '?action=get_post&slug=yok' })],
    },
    {
      what: 'Settings that the public site needs',
      route: 'GET /api/admin_security_settings.php',
      sends: '',
      who: 'anybody',
      answers: {
        success: 'true',
        settings_map: Object.fromEntries(
          [
            'registration_enabled',
            'captcha_enabled',
            'guest_orders_enabled',
            'password_reset_enabled',
            'maintenance_mode',
          ].map((key) => [key, { value: '"true" | "false"', description: 'text', is_active: 'true' }]),
        ),
      },
      works: () => ({}),
      fails: otherMethod(),
    },
    {
      what: 'Is the site in maintenance?',
      route: 'GET /api/admin_security_settings.php',
      sends: '`check=maintenance`; `t` is not looked at',
      who: 'anybody',
      answers: { success: 'true', maintenance_active: 'boolean' },
      works: () => ({ query: '?check=maintenance&t=1' }),
      fails: otherMethod(),
    },
    {
      what: 'Picture by its file name',
      route: 'GET /api/serve_image.php',
      sends: '`file`; besides `w`, the width in pixels',
      who: 'anybody',
      answers: new AnsweredFile('image/jpeg'),
      works: async ({ manager, mediaDir }) => {
        const { fileName } = await aPicture(manager, { mediaDir });
        return { query: `?file=${fileName}&w=160` };
      },
      fails: [404, 'picture_not_found', () => ({ query: '?file=yok.webp' })],
    },
    {
      what: 'Picture by its path',
      route: 'GET /api/uploads/*file',
      sends: 'the file name in place of `*file`',
      who: 'anybody',
      answers: new AnsweredFile('image/jpeg'),
      works: async ({ manager, mediaDir }) => {
        const { fileName } = await aPicture(manager, { mediaDir });
        return { query: fileName };
      },
      fails: [400, 'invalid_picture_name', () => ({ query: '%2e%2e%2fetc' })],
    },
  ],
};
