import { USUAL_PASSWORD } from '../../seed/customers.js';
import { JobRegistry } from '../../src/platform/jobs/job-registry.js';
import { latestMail, mailedCode } from '../mails.js';
import { changeSetting } from '../security-settings.js';
import { TEST_CAPTCHA_ANSWER } from '../test-environment.js';
import type { Visitor } from '../visitor.js';
import { type CallGroup, type DocumentedCall, otherMethod } from './documented-call.js';
import type { DocumentedShop } from './documented-shop.js';

const USER = {
  id: 'text',
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  phone: 'text | null',
  address: 'text | null',
};
const SIGNED_IN = { success: 'true', user: USER, logged_in: 'true' };
const CAPTCHA = { question: 'text', image: 'text | null', type: '"visual" | "text"', placeholder: 'text' };

const newcomer = (shop: DocumentedShop) => ({
  first_name: 'Zeynep',
  last_name: 'Aydın',
  email: `${shop.word()}@toprak.example`,
  password: USUAL_PASSWORD,
  phone: '',
  address: '',
});

/** A visitor who has been shown a captcha. */
export async function withCaptcha(shop: DocumentedShop): Promise<Visitor> {
  const by = shop.stranger();
  await by.ask('/api/captcha.php');
  return by;
}

async function registering(shop: DocumentedShop, isVerified: boolean) {
  await changeSetting(shop.server.app, 'email_verification_enabled', String(isVerified));
  const by = await withCaptcha(shop);
  return { by, query: '?action=register', json: { ...newcomer(shop), captcha_answer: TEST_CAPTCHA_ANSWER } };
}

async function withMailedCode(shop: DocumentedShop) {
  const { by, query, json } = await registering(shop, true);
  await by.post(`/api/auth.php${query}`, json);
  return { by, email: json.email, code: await mailedCode(shop.server.dataSource, json.email) };
}

async function resetToken(shop: DocumentedShop): Promise<string> {
  const { email } = await shop.anotherCustomer();
  await shop.stranger().post('/api/password_reset.php', { action: 'request_reset', email });
  await workOnResets(shop);
  const mail = await latestMail(shop.server.dataSource, 'password-reset', email);
  return new URL(mail?.resetUrl ?? '', 'http://shop').searchParams.get('token') ?? '';
}

/** Runs the waiting jobs that send reset links, as a worker does. */
async function workOnResets({ server, manager }: DocumentedShop): Promise<void> {
  const [jobs] = await manager.query<[{ payload: unknown }[]]>(
    `DELETE FROM outbox_job WHERE name = 'accounts.send-reset' RETURNING payload`,
  );
  const send = server.app.get(JobRegistry).handlerOf('accounts.send-reset');
  for (const { payload } of jobs) await send?.(payload);
}

const RESET: readonly DocumentedCall[] = [
  {
    what: 'Ask for a reset link',
    route: 'POST /api/password_reset.php',
    sends: 'JSON action=request_reset, email',
    who: 'anybody',
    answers: { success: 'true', message: 'text' },
    works: ({ customer }) => ({ json: { action: 'request_reset', email: customer.email } }),
    fails: [400, 'invalid_input', () => ({ json: { action: 'request_reset' } })],
  },
  {
    what: 'Look at a reset link',
    route: 'POST /api/password_reset.php',
    sends: 'JSON action=verify_token, token',
    who: 'anybody',
    answers: { success: 'true', email: 'text', user_name: 'text' },
    works: async (shop) => ({ json: { action: 'verify_token', token: await resetToken(shop) } }),
    fails: [400, 'invalid_input', () => ({ json: { action: 'verify_token' } })],
  },
  {
    what: 'Set the new password',
    route: 'POST /api/password_reset.php',
    sends: 'JSON action=reset_password, token, password',
    who: 'anybody',
    answers: { success: 'true', message: 'text' },
    works: async (shop) => ({
      json: { action: 'reset_password', token: await resetToken(shop), password: 'yeni-bir-kupa' },
    }),
    fails: [
      400,
      'invalid_input',
      () => ({ json: { action: 'reset_password', token: 'x', password: '123' } }),
    ],
  },
];

export const SESSION_CALLS: CallGroup = {
  source: 'Specification 1, section 7: session and auth',
  calls: [
    {
      what: 'Session check',
      route: 'GET /api/auth.php',
      sends: '',
      who: 'anybody',
      answers: { success: 'true', authenticated: 'boolean', user: USER },
      works: ({ customer }) => ({ by: customer.visitor }),
      fails: otherMethod(),
    },
    {
      what: 'Logout',
      route: 'DELETE /api/auth.php',
      sends: '',
      who: 'anybody',
      answers: { success: 'true' },
      works: async (shop) => ({ by: (await shop.anotherCustomer()).visitor }),
      fails: [403, 'forbidden_origin', () => ({ headers: { origin: 'https://baska.example' } })],
    },
    {
      what: 'Login',
      route: 'POST /api/auth.php',
      sends: '`?action=login`; JSON email, password, captcha_answer',
      who: 'anybody',
      answers: SIGNED_IN,
      works: async (shop) => ({
        by: await withCaptcha(shop),
        query: '?action=login',
        json: { email: shop.customer.email, password: USUAL_PASSWORD, captcha_answer: TEST_CAPTCHA_ANSWER },
      }),
      fails: [
        401,
        'sign_in_failed',
        async (shop) => ({
          by: await withCaptcha(shop),
          query: '?action=login',
          json: { email: 'yok@toprak.example', password: 'kil', captcha_answer: TEST_CAPTCHA_ANSWER },
        }),
      ],
    },
    {
      what: 'Register, while addresses need no verification',
      route: 'POST /api/auth.php',
      sends:
        '`?action=register`; JSON first_name, last_name, email, password, phone, address, captcha_answer',
      who: 'anybody',
      answers: SIGNED_IN,
      works: (shop) => registering(shop, false),
      fails: [400, 'captcha_required', (shop) => ({ query: '?action=register', json: newcomer(shop) })],
    },
    {
      what: 'Register, while addresses must be verified',
      route: 'POST /api/auth.php',
      sends: 'the same',
      who: 'anybody',
      answers: {
        success: 'true',
        email_verification_required: 'true',
        requires_verification: 'true',
        email: 'text',
      },
      works: (shop) => registering(shop, true),
      fails: [
        400,
        'captcha_wrong',
        async (shop) => {
          const sent = await registering(shop, true);
          return { ...sent, json: { ...sent.json, captcha_answer: 'baska' } };
        },
      ],
    },
    {
      what: 'Complete the registration',
      route: 'POST /api/auth.php',
      sends: '`?action=complete_registration`; JSON email, verification_code',
      who: 'anybody',
      answers: SIGNED_IN,
      works: async (shop) => {
        const { by, email, code } = await withMailedCode(shop);
        return { by, query: '?action=complete_registration', json: { email, verification_code: code } };
      },
      fails: [
        400,
        'invalid_input',
        () => ({
          query: '?action=complete_registration',
          json: { email: 'a@b.example', verification_code: '12' },
        }),
      ],
    },
    {
      what: 'Another code',
      route: 'POST /api/email_verification.php',
      sends: 'JSON action=resend_code, email, type (registration; account for whoever is signed in)',
      who: 'anybody',
      answers: { success: 'true', message: 'text' },
      works: async (shop) => {
        const { by, email } = await withMailedCode(shop);
        // Codes can be requested again only after a minute.
        await shop.manager.query(`UPDATE verification_code SET sent_at = sent_at - interval '1 minute'`);
        return { by, json: { action: 'resend_code', email, type: 'registration' } };
      },
      fails: [400, 'invalid_input', () => ({ json: { action: 'resend_code' } })],
    },
    ...RESET,
    {
      what: 'Captcha',
      route: 'GET /api/captcha.php',
      sends: '`type` (visual, text; visual when left out)',
      who: 'anybody',
      answers: { success: 'true', captcha: CAPTCHA },
      works: () => ({}),
      fails: [400, 'invalid_input', () => ({ query: '?type=sesli' })],
    },
  ],
};
