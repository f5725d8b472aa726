import { anAdmin, USUAL_ADMIN_PASSWORD } from '../../seed/admins.js';
import { AdminVisitor } from '../admin-visitor.js';
import { mailedCode } from '../mails.js';
import { changeSetting } from '../security-settings.js';
import { anAddress } from '../shop-client.js';
import { TEST_CAPTCHA_ANSWER } from '../test-environment.js';
import { type CallGroup, otherMethod, UNKNOWN_ID } from './documented-call.js';
import type { DocumentedShop } from './documented-shop.js';
import { withCaptcha } from './session.calls.js';

const SCRIPT = 'POST /api/admin_login.php';

/**
 * A visitor who has solved the captcha and comes to the password. `needsCode`: whether a code is asked for
 * afterwards.
 */
async function withSolvedCaptcha(shop: DocumentedShop, needsCode: boolean) {
  await changeSetting(shop.server.app, 'admin_2fa_enabled', String(needsCode));
  const { email } = await anAdmin(shop.manager);
  const by = new AdminVisitor(shop.server, { address: anAddress() });
  await by.solveCaptcha();
  return { by, json: { email, password: USUAL_ADMIN_PASSWORD } };
}

export const ADMIN_SESSION_CALLS: CallGroup = {
  source: 'Specification 3, section 7: admin session and captcha; specification 2, section 7: admin profile',
  calls: [
    {
      what: 'Session check',
      route: 'GET /api/admin_login.php',
      sends: '',
      who: 'anybody',
      answers: { success: 'true', authenticated: 'true' },
      works: ({ admin }) => ({ by: admin }),
      fails: otherMethod(),
    },
    {
      what: 'Has the captcha been solved?',
      route: 'GET /api/admin_login.php',
      sends: '`check_captcha=1`',
      who: 'anybody',
      answers: { success: 'true', authenticated: 'false', captcha_verified: 'false' },
      works: () => ({ query: '?check_captcha=1' }),
      fails: otherMethod(),
    },
    {
      what: 'Login, with the code switched off',
      route: SCRIPT,
      sends: 'JSON email, password',
      who: 'anybody',
      answers: { success: 'true', authenticated: 'true' },
      works: (shop) => withSolvedCaptcha(shop, false),
      fails: [
        403,
        'admin_captcha_needed',
        () => ({ json: { email: 'kil@toprak.example', password: 'kil' } }),
      ],
    },
    {
      what: 'Login, with the code',
      route: SCRIPT,
      sends: 'the same',
      who: 'anybody',
      answers: {
        success: 'true',
        authenticated: 'false',
        requires_2fa: 'true',
        admin_id: 'text',
        email: 'text',
      },
      works: (shop) => withSolvedCaptcha(shop, true),
      fails: [
        401,
        'admin_sign_in_failed',
        async (shop) => {
          const sent = await withSolvedCaptcha(shop, true);
          return { ...sent, json: { ...sent.json, password: 'baska' } };
        },
      ],
    },
    {
      what: 'The code',
      route: SCRIPT,
      sends: 'action=verify_2fa in the address or the body; JSON admin_id, code',
      who: 'anybody',
      answers: { success: 'true', authenticated: 'true' },
      works: async (shop) => {
        const { by, json } = await withSolvedCaptcha(shop, true);
        const requested = (await by.post('/api/admin_login.php', json)).json as { admin_id: string };
        const code = await mailedCode(shop.server.dataSource, json.email);
        return { by, json: { action: 'verify_2fa', admin_id: requested.admin_id, code } };
      },
      fails: [
        400,
        'admin_code_wrong',
        () => ({ query: '?action=verify_2fa', json: { admin_id: UNKNOWN_ID, code: '123456' } }),
      ],
    },
    {
      what: 'Logout',
      route: 'DELETE /api/admin_login.php',
      sends: '',
      who: 'anybody',
      answers: { success: 'true' },
      works: async (shop) => ({ by: await shop.anotherAdmin() }),
      fails: [403, 'forbidden_origin', () => ({ headers: { 'sec-fetch-site': 'cross-site' } })],
    },
    {
      what: 'Answer to the captcha',
      route: 'POST /api/captcha.php',
      sends: 'JSON answer',
      who: 'anybody',
      answers: { success: 'true', verified: 'true' },
      works: async (shop) => ({ by: await withCaptcha(shop), json: { answer: TEST_CAPTCHA_ANSWER } }),
      fails: [
        400,
        'captcha_wrong',
        async (shop) => ({ by: await withCaptcha(shop), json: { answer: 'baska' } }),
        'Güvenlik kodu hatalı',
      ],
    },
  ],
};
