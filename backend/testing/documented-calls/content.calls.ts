import { type CallGroup, DONE } from './documented-call.js';

const CONTENT_ITEM = {
  id: 'text',
  section: 'text',
  content_key: 'text',
  title: 'text',
  description: 'text',
  content_type: '"title" | "description" | "text" | "html"',
  content_value: 'text',
  display_order: 'number',
  updated_at: 'instant | null',
};

export const CONTENT_CALLS: CallGroup = {
  source: 'Specification 3, section 7: content manager',
  calls: [
    {
      what: 'All there is to know of the texts',
      route: 'GET /api/content_manager.php',
      sends: '`admin=1`; `section`',
      who: 'admin',
      answers: { success: 'true', content: [CONTENT_ITEM] },
      works: () => ({ query: '?admin=1' }),
      fails: [400, 'invalid_input', () => ({ query: '?admin=1&section=yok' })],
    },
    {
      what: 'Write a text',
      route: 'PUT /api/content_manager.php',
      sends: '`id`; JSON content_value',
      who: 'admin',
      answers: { ...DONE, content: CONTENT_ITEM },
      works: async ({ admin }) => {
        const { json } = await admin.ask('/api/content_manager.php?admin=1&section=hero');
        const { content } = json as { content: { id: string; content_key: string }[] };
        const title = content.find(({ content_key: key }) => key === 'main_title');
        return { query: `?id=${title?.id ?? ''}`, json: { content_value: 'Ellerinizle' } };
      },
      fails: [
        404,
        'content_key_unknown',
        () => ({ query: '?id=yok.baslik', json: { content_value: 'Ellerinizle' } }),
        'Sitede böyle bir içerik alanı yok: yok / baslik.',
      ],
    },
  ],
};
