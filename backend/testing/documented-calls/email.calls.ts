import { type CallGroup, type DocumentedCall, DONE } from './documented-call.js';
import type { DocumentedShop } from './documented-shop.js';

const MAIL = '/api/email_manager.php';
const SMTP = {
  smtp_host: 'text',
  smtp_port: 'number',
  smtp_username: 'text',
  smtp_password: 'text',
  smtp_encryption: '"tls" | "ssl" | "none"',
  from_email: 'text',
  from_name: 'text',
  is_active: 'boolean',
  imap_host: 'text',
  imap_port: 'number',
  imap_ssl: 'boolean',
  pop3_host: 'text',
  pop3_port: 'number',
  pop3_ssl: 'boolean',
  smtp_ssl_port: 'number',
  smtp_tls_port: 'number',
};
const TEMPLATE = {
  template_name: 'welcome',
  subject: 'Merhaba',
  body_html: '<p>{{user_name}}</p>',
  body_text: '',
  is_active: 1,
};
const CAMPAIGN = { subject: 'Duyuru', body: '<p>Merhaba</p>' };

async function aTemplate({ admin }: DocumentedShop): Promise<string> {
  await admin.post(MAIL, { action: 'save_template', ...TEMPLATE });
  const { json } = await admin.ask(`${MAIL}?action=get_templates`);
  const { templates } = json as { templates: { id: string; template_name: string }[] };
  return templates.find(({ template_name: name }) => name === TEMPLATE.template_name)?.id ?? '';
}

/** An action of email_manager.php; all of them have the same form of answer. */
function mailAction(
  [action, what, fields]: readonly [action: string, what: string, fields: string],
  works: (shop: DocumentedShop) => object | Promise<object>,
  wrong: object,
): DocumentedCall {
  return {
    what,
    route: `POST ${MAIL}`,
    sends: `JSON action=${action}${fields}`,
    who: 'admin',
    answers: DONE,
    works: async (shop) => ({ json: { action, ...(await works(shop)) } }),
    fails: [400, 'invalid_input', () => ({ json: { action, ...wrong } })],
  };
}

export const EMAIL_CALLS: CallGroup = {
  source: 'Specification 3, section 7: email manager',
  calls: [
    {
      what: 'Settings; the password masked',
      route: `GET ${MAIL}`,
      sends: '`action=get_settings`',
      who: 'admin',
      answers: { success: 'true', smtp_settings: SMTP },
      works: () => ({ query: '?action=get_settings' }),
      fails: [400, 'invalid_input', () => ({ query: '?action=yok' })],
    },
    {
      what: 'The mails that may be changed; one without a custom template shows the default one, and its name as id',
      route: `GET ${MAIL}`,
      sends: '`action=get_templates`',
      who: 'admin',
      answers: {
        success: 'true',
        templates: [
          {
            id: 'text',
            template_name: 'text',
            subject: 'text',
            body_html: 'text',
            body_text: 'text',
            is_active: '0 | 1',
          },
        ],
      },
      works: async (shop) => {
        await aTemplate(shop);
        return { query: '?action=get_templates' };
      },
      fails: [400, 'invalid_input', () => ({ query: '?action=get_mails' })],
    },
    {
      what: 'The last hundred mails',
      route: `GET ${MAIL}`,
      sends: '`action=get_email_logs`',
      who: 'admin',
      answers: {
        success: 'true',
        logs: [
          {
            id: 'text',
            recipient_email: 'text',
            subject: 'text',
            status: '"sent" | "failed" | "pending"',
            sent_at: 'instant | null',
          },
        ],
      },
      works: () => ({ query: '?action=get_email_logs' }),
      fails: [400, 'invalid_input', () => ({ query: '?action=get_mails' })],
    },
    mailAction(
      [
        'update_smtp',
        'Save the settings',
        ', smtp_host, smtp_port, smtp_username, smtp_password (the mask leaves it as it is), smtp_encryption, from_email, ' +
          'from_name, is_active, imap_host, imap_port, imap_ssl, pop3_host, pop3_port, pop3_ssl, smtp_ssl_port, ' +
          'smtp_tls_port; current_password (one’s own) when mails go another way and the sign-in is older than a quarter of an hour',
      ],
      ({ relayPort }) => ({
        smtp_host: '127.0.0.1',
        smtp_port: relayPort,
        smtp_encryption: 'none',
        from_email: 'atolye@toprak.example',
        from_name: 'Toprak',
        is_active: false,
      }),
      { smtp_port: 0 },
    ),
    mailAction(
      ['test_smtp', 'Test the connection', ', test_email'],
      () => ({ test_email: 'elif@kil.example' }),
      { test_email: '' },
    ),
    mailAction(
      ['send_test_email', 'Test mail', ', test_email, subject, body'],
      () => ({ test_email: 'elif@kil.example', ...CAMPAIGN }),
      { test_email: 'elif@kil.example', subject: '', body: '' },
    ),
    mailAction(
      [
        'send_bulk_email',
        'Bulk mail',
        ', subject, body, recipients (all_users, registered_users, guest_orders, newsletter_subscribers)',
      ],
      async (shop) => {
        await shop.subscriber();
        return { ...CAMPAIGN, recipients: 'newsletter_subscribers' };
      },
      { subject: '', body: '', recipients: 'all_users' },
    ),
    mailAction(
      [
        'save_template',
        'Save a template',
        ', id or template_name, subject, body_html, is_active; what is left out stays; body_text is derived',
      ],
      () => TEMPLATE,
      { ...TEMPLATE, subject: '' },
    ),
    mailAction(
      ['delete_template', 'Delete a template', ', template_id'],
      async (shop) => ({ template_id: await aTemplate(shop) }),
      { template_id: 'x' },
    ),
  ],
};
