import { aCoupon } from '../../seed/coupons.js';
import { SECURITY_SETTING_KEYS } from '../../contract/common/security-settings.js';
import {
  AnsweredFile,
  type CallGroup,
  DONE,
  notSignedIn,
  otherMethod,
  UNKNOWN_ID,
} from './documented-call.js';
import type { DocumentedShop } from './documented-shop.js';

const COUPON = {
  id: 'text',
  code: 'text',
  name: 'text',
  description: 'text',
  type: '"percentage" | "fixed"',
  value: 'number',
  minimum_amount: 'number',
  maximum_discount: 'number | null',
  usage_limit: 'number | null',
  usage_count: 'number',
  valid_from: 'text',
  valid_until: 'text',
  applicable_to: 'text',
  applicable_products: 'text[]',
  applicable_categories: 'number[]',
  applicable_users: 'text[]',
  is_active: 'boolean',
};
const couponForm = (shop: DocumentedShop) => ({
  code: shop.word(),
  name: 'Bahar indirimi',
  description: '',
  type: 'percentage',
  value: 12.5,
  minimum_amount: 0,
  maximum_discount: null,
  usage_limit: null,
  valid_from: '2026-01-01',
  valid_until: '2099-12-31',
  applicable_to: 'all',
  is_active: true,
});
const COUPON_FIELDS =
  'JSON code, name, description, type, value, minimum_amount, maximum_discount, usage_limit, valid_from, valid_until, ' +
  'applicable_to, applicable_products, applicable_categories, applicable_users, is_active';
const aKnownCoupon = async (shop: DocumentedShop) =>
  (await aCoupon(shop.manager, { code: shop.word().toUpperCase() })).id;

const COUPONS: CallGroup = {
  source: 'Specification 3, section 7: coupons and lookups',
  calls: [
    {
      what: 'Coupons',
      route: 'GET /api/coupons.php',
      sends: '',
      who: 'admin',
      answers: { success: 'true', coupons: [COUPON] },
      works: async (shop) => {
        await aKnownCoupon(shop);
        return {};
      },
      fails: notSignedIn('admin'),
    },
    {
      what: 'New coupon',
      route: 'POST /api/coupons.php',
      sends: COUPON_FIELDS,
      who: 'admin',
      answers: { ...DONE, id: 'text', coupon: COUPON },
      works: (shop) => ({ json: couponForm(shop) }),
      fails: [400, 'invalid_input', (shop) => ({ json: { ...couponForm(shop), name: '' } })],
    },
    {
      what: 'Change a coupon',
      route: 'PUT /api/coupons.php',
      sends: '`id`; the same; what is left out stays',
      who: 'admin',
      answers: { ...DONE, id: 'text', coupon: COUPON },
      works: async (shop) => ({ query: `?id=${await aKnownCoupon(shop)}`, json: couponForm(shop) }),
      fails: [404, 'coupon_not_found', (shop) => ({ query: `?id=${UNKNOWN_ID}`, json: couponForm(shop) })],
    },
    {
      what: 'Delete a coupon',
      route: 'DELETE /api/coupons.php',
      sends: '`id`',
      who: 'admin',
      answers: DONE,
      works: async (shop) => ({ query: `?id=${await aKnownCoupon(shop)}` }),
      fails: [404, 'coupon_not_found', () => ({ query: `?id=${UNKNOWN_ID}` })],
    },
  ],
};

const HERE = { 'sec-fetch-site': 'same-origin' };

const SECURITY: CallGroup = {
  source: 'Specification 3, section 7: security settings',
  calls: [
    {
      what: 'All settings',
      route: 'GET /api/admin_security_settings.php',
      sends: '`t` and `force` are not looked at',
      who: 'anybody',
      answers: {
        success: 'true',
        settings_map: Object.fromEntries(
          SECURITY_SETTING_KEYS.map((key) => [
            key,
            { value: 'text', description: 'text', is_active: 'true' },
          ]),
        ),
      },
      works: ({ admin }) => ({ by: admin, query: '?t=1&force=1' }),
      fails: otherMethod(),
    },
    {
      what: 'Save settings',
      route: 'POST /api/admin_security_settings.php',
      sends: 'JSON settings (map of key to value)',
      who: 'admin',
      answers: DONE,
      works: () => ({ json: { settings: { session_timeout: '7200', captcha_enabled: 'true' } } }),
      fails: [400, 'invalid_input', () => ({ json: { settings: { max_login_attempts: '21' } } })],
    },
    {
      what: 'Is the site in maintenance?',
      route: 'GET /api/test_maintenance_status.php',
      sends: '',
      who: 'anybody',
      answers: { success: 'true', maintenance_active: 'boolean' },
      works: () => ({}),
      fails: otherMethod(),
    },
    ...(['enable', 'disable'] as const).map((action) => ({
      what: `Maintenance ${action === 'enable' ? 'ON' : 'OFF'}`,
      route: 'GET /api/force_maintenance_mode.php',
      sends: `\`action=${action}\`; a program also names the shop in the header \`Origin\` or \`Referer\`, as a browser does`,
      who: 'admin' as const,
      changesByGet: true as const,
      answers: { ...DONE, maintenance_active: String(action === 'enable') },
      works: () => ({ query: `?action=${action}`, headers: HERE }),
      fails: [400, 'invalid_input', () => ({ query: '?action=toggle', headers: HERE })] as const,
    })),
    {
      what: 'Security test',
      route: 'GET /api/test_security_features.php',
      sends: '',
      who: 'admin',
      answers: new AnsweredFile('text/html'),
      works: () => ({}),
      fails: notSignedIn('admin'),
    },
  ],
};

export const SETTINGS_CALLS: readonly CallGroup[] = [COUPONS, SECURITY];
