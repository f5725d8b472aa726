import { AnsweredFile, type CallGroup } from './documented-call.js';

const LOG_FILTERS = '`type` (all when left out), `search`, `date_from`, `date_to`';

export const LOG_CALLS: CallGroup = {
  source: 'Specification 3, section 7: system logs',
  calls: [
    {
      what: 'Log entries',
      route: 'GET /api/admin_logs.php',
      sends: `${LOG_FILTERS}, \`page\`, \`per_page\` or \`page_size\` (50 when left out)`,
      who: 'admin',
      answers: {
        success: 'true',
        data: {
          logs: [
            {
              id: 'number',
              event_type: 'text',
              username: 'text | null',
              user_id: 'text | null',
              ip_address: 'text | null',
              created_at: 'instant',
              user_agent: 'text | null',
              details: 'text',
            },
          ],
          pagination: {
            current_page: 'number',
            total_pages: 'number',
            total_count: 'number',
            per_page: 'number',
            is_exact: 'boolean',
          },
        },
      },
      works: () => ({ query: '?type=all&search=&page=1&page_size=50' }),
      fails: [400, 'invalid_input', () => ({ query: '?type=yok' })],
    },
    {
      what: 'Download, `logs-{date}.csv`',
      route: 'GET /api/admin_logs.php',
      sends: `\`export=csv\`; ${LOG_FILTERS}`,
      who: 'admin',
      answers: new AnsweredFile('text/csv'),
      works: () => ({ query: '?export=csv&type=admin_login' }),
      fails: [400, 'malformed_request', () => ({ query: '?export=pdf' })],
    },
  ],
};
