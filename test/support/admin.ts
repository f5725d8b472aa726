import { expect, type Page } from '@playwright/test';
import { mailTo } from './mailbox.js';
import { CAPTCHA_ANSWER } from './places.js';
import { query, setSecuritySetting } from './shop-database.js';

export const DEMO_ADMIN = { email: 'admin@toprak.test', password: 'toprak-demo-admin' } as const;

/** What changes elsewhere shows in two seconds; a machine that is busy with other things gets two more. */
export const LIVE = { timeout: 4_000 } as const;

interface AdminAccount {
  readonly email: string;
  readonly password: string;
}

/** What somebody of the studio does at the door of the back office. */
export class Admin {
  constructor(
    private readonly page: Page,
    private readonly account: AdminAccount = DEMO_ADMIN,
  ) {}

  /** By the calls behind the screens, without a mailed code: one journey walks through the door, the others are in. */
  async enter(path = '/admin'): Promise<void> {
    await setSecuritySetting('admin_2fa_enabled', 'false');
    await expect
      .poll(async () => {
        await this.page.request.get('/trpc/captcha.get?input=%7B%7D');
        await this.call('captcha.solve', { answer: CAPTCHA_ANSWER });
        const { email, password } = this.account;
        return (await this.call('adminSession.signIn', { email, password })).status;
      })
      .toBe('signed_in');
    await this.page.goto(path);
  }

  async typeCaptcha(): Promise<void> {
    // An answer before the question is a wrong one.
    await expect(this.page.getByRole('img', { name: 'Güvenlik kodu' })).toBeVisible();
    await this.page.getByRole('textbox', { name: 'Resimdeki kodu yazın' }).fill(CAPTCHA_ANSWER);
    await this.page.getByRole('button', { name: 'Devam Et' }).click();
  }

  async typeCredentials(password = this.account.password): Promise<void> {
    await this.page.getByLabel('E-posta').fill(this.account.email);
    await this.page.getByLabel('Şifre', { exact: true }).fill(password);
    await this.page.keyboard.press('Enter');
  }

  async typeMailedCode(): Promise<void> {
    const { text } = await mailTo(this.account.email, /kod/i);
    await this.page
      .getByRole('textbox')
      .first()
      .fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  }

  /** Somebody new in the studio, without the screen for it. */
  async hire(name: string, { email, password }: AdminAccount): Promise<void> {
    await this.call('admin.admins.create', { name, email, password, role: 'admin', isActive: true });
  }

  private async call(procedure: string, input: unknown): Promise<{ readonly status?: string }> {
    const answer = await this.page.request.post(`/trpc/${procedure}`, { data: input });
    const { result } = (await answer.json()) as { result?: { data: { status?: string } } };
    return result?.data ?? {};
  }
}

const SESSION_ENDED = 'Oturum süresi doldu, lütfen tekrar giriş yapın';

/** Once somebody has lost their session: they are told, and led to the sign-in two seconds later. */
export async function expectSentOut(page: Page, tryAnything: () => Promise<void>): Promise<void> {
  // By the page's own clock: the test's would count how busy the machine is.
  const wait = page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        let toldAt: number | undefined;
        new MutationObserver(() => {
          if (document.body.textContent.includes(words)) toldAt ??= performance.now();
          if (location.pathname === '/admin/login') resolve(performance.now() - (toldAt ?? NaN));
        }).observe(document.body, { childList: true, subtree: true });
      }),
    SESSION_ENDED,
  );
  await tryAnything();
  await expect(page.getByText(SESSION_ENDED).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect(Math.round((await wait) / 1000)).toBe(2);
}

/** Everybody's session is older than any may be. */
export async function endAllSessions(): Promise<void> {
  await query(`UPDATE session SET seen_at = now() - interval '2 days'`);
}
