import { anAdmin, USUAL_ADMIN_PASSWORD } from '../../seed/admins.js';
import { type CallGroup, DONE, notSignedIn, UNKNOWN_ID } from './documented-call.js';
import { type DocumentedShop, formOf } from './documented-shop.js';

const OWN_ADMIN = { id: 'text', name: 'text', email: 'text', role: 'text', created_at: 'instant' };
const CAMPAIGN = { subject: 'Duyuru', message: 'Cumartesi açığız.', category: 'information', recipients: 1 };

const newAdmin = (shop: DocumentedShop) => ({
  email: `${shop.word()}@toprak.example`,
  name: 'Elif Karaca',
  role: 'admin',
  is_active: '1',
});

const SELF: CallGroup = {
  source: 'Specification 2, section 7: admin profile, messaging',
  calls: [
    {
      what: 'Own profile',
      route: 'GET /api/admin_profile.php',
      sends: '',
      who: 'admin',
      answers: { success: 'true', admin: OWN_ADMIN },
      works: () => ({}),
      fails: notSignedIn('admin'),
    },
    {
      what: 'Change it',
      route: 'PUT /api/admin_profile.php',
      sends: 'JSON name, email; current_password when the address changes',
      who: 'admin',
      answers: { success: 'true', admin: OWN_ADMIN },
      works: async (shop) => {
        const by = await shop.anotherAdmin();
        return { by, json: { name: 'Elif Karaca', email: await by.whichAdmin() } };
      },
      fails: [400, 'invalid_input', () => ({ json: { name: '', email: 'elif@toprak.example' } })],
    },
    {
      what: 'Change one’s password',
      route: 'PATCH /api/admin_profile.php',
      sends: 'JSON current_password, new_password',
      who: 'admin',
      answers: { success: 'true' },
      works: async (shop) => ({
        by: await shop.anotherAdmin(),
        json: { current_password: USUAL_ADMIN_PASSWORD, new_password: 'yeni-firin-1300-derece' },
      }),
      fails: [
        400,
        'password_wrong',
        () => ({ json: { current_password: 'x', new_password: 'yeni-firin-1300-derece' } }),
      ],
    },
    {
      what: 'Whom a message would reach',
      route: 'GET /api/admin_messaging.php',
      sends: '`recipients=true`, `filter`, `date`',
      who: 'admin',
      answers: {
        success: 'true',
        recipients: [{ id: 'text', first_name: 'text', last_name: 'text', email: 'text', type: 'text' }],
        total: 'number',
      },
      works: () => ({ query: '?recipients=true&filter=registered' }),
      fails: [400, 'invalid_input', () => ({ query: '?recipients=true&filter=yok' })],
    },
    {
      what: 'Send a message',
      route: 'POST /api/admin_messaging.php',
      sends: 'JSON subject, message, category, filter_type, date_filter, recipients (not looked at)',
      who: 'admin',
      answers: { success: 'true', sent_count: 'number' },
      works: () => ({ json: { ...CAMPAIGN, filter_type: 'registered', date_filter: null } }),
      fails: [400, 'invalid_input', () => ({ json: { ...CAMPAIGN, subject: ' ' } })],
    },
    {
      what: 'Messages that were sent',
      route: 'GET /api/admin_messaging.php',
      sends: '',
      who: 'admin',
      answers: {
        success: 'true',
        notifications: [
          {
            id: 'text',
            subject: 'text',
            message: 'text',
            category: 'text',
            admin_name: 'text',
            created_at: 'instant',
            recipient_count: 'number',
            filter_type: 'text',
            date_filter: 'text | null',
          },
        ],
      },
      works: async ({ admin }) => {
        await admin.post('/api/admin_messaging.php', { ...CAMPAIGN, filter_type: 'registered' });
        return {};
      },
      fails: notSignedIn('admin'),
    },
  ],
};

const ADMINS: CallGroup = {
  source: 'Specification 3, section 7: admins',
  calls: [
    {
      what: 'Admins',
      route: 'GET /api/admin_users.php',
      sends: '',
      who: 'admin',
      answers: { success: 'true', data: [{ ...OWN_ADMIN, is_active: 'boolean' }] },
      works: () => ({}),
      fails: notSignedIn('admin'),
    },
    {
      what: 'New admin',
      route: 'POST /api/admin_users.php',
      sends:
        'form data email, name, role, is_active, password; current_password (one’s own) when the sign-in is older than a quarter of an hour',
      who: 'admin',
      answers: { ...DONE, id: 'text' },
      works: (shop) => ({ form: formOf({ ...newAdmin(shop), password: 'firinda-bekler' }) }),
      fails: [400, 'invalid_input', (shop) => ({ form: formOf(newAdmin(shop)) })],
    },
    {
      what: 'Change an admin',
      route: 'POST /api/admin_users.php',
      sends:
        'the same with id; a blank password stays as it is, and without a new password, address, right or opened account no current_password is needed',
      who: 'admin',
      answers: { ...DONE, id: 'text' },
      works: async (shop) => {
        const { id } = await anAdmin(shop.manager);
        return { form: formOf({ ...newAdmin(shop), id, password: '' }) };
      },
      fails: [
        404,
        'not_found',
        (shop) => ({ form: formOf({ ...newAdmin(shop), id: UNKNOWN_ID }) }),
        'Admin bulunamadı',
      ],
    },
    {
      what: 'Delete an admin',
      route: 'DELETE /api/admin_users.php',
      sends: '`id`',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({ query: `?id=${(await anAdmin(shop.manager)).id}` }),
      fails: [404, 'not_found', () => ({ query: `?id=${UNKNOWN_ID}` }), 'Admin bulunamadı'],
    },
  ],
};

export const PEOPLE_CALLS: readonly CallGroup[] = [SELF, ADMINS];
