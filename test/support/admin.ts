import { randomUUID } from 'node:crypto';
import { type Cookie, expect, type Page } from '@playwright/test';
import { LIVE } from './live.js';
import { mailTo } from './mailbox.js';
import { CAPTCHA_ANSWER } from './places.js';
import { query, setSecuritySetting } from './shop-database.js';

export const DEMO_ADMIN = { email: 'admin@toprak.test', password: 'toprak-demo-admin' } as const;

interface AdminAccount {
  readonly email: string;
  readonly password: string;
}

interface WrittenDown {
  readonly sessionId: string;
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly seats: number;
  readonly studentSeats: number;
  /** Cash unless it is named. */
  readonly payment?: 'none' | 'cash';
  /** At the door, where a session that has begun is still open; otherwise by telephone. */
  readonly isAtDoor?: boolean;
}

/** The sessions that admins have begun in this worker's shop, by e-mail address. */
const sessions = new Map<string, Cookie[]>();

/** Signs in to the back office and calls its procedures as an admin. */
export class Admin {
  constructor(
    private readonly page: Page,
    private readonly account: AdminAccount = DEMO_ADMIN,
  ) {}

  /** Signs in without the screens and a mailed code; only one journey uses the sign-in screens. */
  async enter(path = '/admin'): Promise<void> {
    await this.page.context().addCookies(await this.session());
    await this.page.goto(path);
  }

  /** Reuses an existing session, as in a browser that stayed open. */
  private async session(): Promise<Cookie[]> {
    const known = sessions.get(this.account.email);
    if (known) return known;
    await this.signIn();
    const cookies = await this.page.context().cookies();
    sessions.set(this.account.email, cookies);
    return cookies;
  }

  /** Signs in by the calls behind the screens. */
  private async signIn(): Promise<void> {
    await setSecuritySetting('admin_2fa_enabled', 'false');
    await expect
      .poll(async () => {
        await this.page.request.get('/trpc/captcha.get?input=%7B%7D');
        await this.call('captcha.solve', { answer: CAPTCHA_ANSWER });
        const { email, password } = this.account;
        return (await this.call('adminSession.signIn', { email, password })).status;
      })
      .toBe('signed_in');
  }

  async typeCaptcha(): Promise<void> {
    // An answer that is sent before the picture has loaded counts as wrong.
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

  /** Adds an admin without the screen for it. */
  async hire(name: string, { email, password }: AdminAccount): Promise<void> {
    const { password: currentPassword } = this.account;
    const newcomer = { name, email, password, role: 'admin', isActive: true };
    await this.call('admin.admins.create', { ...newcomer, currentPassword });
  }

  /** Writes somebody down, without the screen for it. */
  async writeDown({ payment = 'cash', isAtDoor = false, ...caller }: WrittenDown): Promise<void> {
    await this.call('admin.desk.addGuests', {
      ...caller,
      ...{ channel: isAtDoor ? 'door' : 'phone', payment, notes: '', requestKey: randomUUID() },
    });
  }

  private async call(procedure: string, input: unknown): Promise<{ readonly status?: string }> {
    const answer = await this.page.request.post(`/trpc/${procedure}`, { data: input });
    const { result } = (await answer.json()) as { result?: { data: { status?: string } } };
    return result?.data ?? {};
  }
}

const SESSION_ENDED = 'Oturum süresi doldu, lütfen tekrar giriş yapın';

/** Expects that an admin whose session has ended is told so, and is led to the sign-in two seconds later. */
export async function expectSentOut(page: Page, tryAnything: () => Promise<void>): Promise<void> {
  // The page measures the time itself, because a busy machine delays the test's own clock more.
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
  const waitedMs = await wait;
  // The countdown may begin up to a second before a busy page shows the text.
  expect(waitedMs).toBeGreaterThan(1_000);
  expect(waitedMs).toBeLessThan(LIVE.timeout);
}

/** Makes all sessions older than a session may be. */
export async function endAllSessions(): Promise<void> {
  await query(`UPDATE session SET seen_at = now() - interval '2 days'`);
  sessions.clear();
}
