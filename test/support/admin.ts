import { expect, type Page } from '@playwright/test';
import { mailTo } from './mailbox.js';
import { CAPTCHA_ANSWER } from './places.js';
import { query, setSecuritySetting } from './shop-database.js';

export const DEMO_ADMIN = { email: 'admin@toprak.test', password: 'toprak-demo-admin' } as const;

/** What changes elsewhere shows in two seconds; a machine that is busy with other things gets two more. */
export const LIVE = { timeout: 4_000 } as const;

/** What somebody of the studio does at the door of the back office. */
export class Admin {
  constructor(private readonly page: Page) {}

  /** By the calls behind the screens, without a mailed code: one journey walks through the door, the others are in. */
  async enter(path = '/admin'): Promise<void> {
    await setSecuritySetting('admin_2fa_enabled', 'false');
    await expect
      .poll(async () => {
        await this.page.request.get('/trpc/captcha.get?input=%7B%7D');
        await this.call('captcha.solve', { answer: CAPTCHA_ANSWER });
        return (await this.call('adminSession.signIn', DEMO_ADMIN)).status;
      })
      .toBe('signed_in');
    await this.page.goto(path);
  }

  async typeCaptcha(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Resimdeki kodu yazın' }).fill(CAPTCHA_ANSWER);
    await this.page.getByRole('button', { name: 'Devam Et' }).click();
  }

  async typeCredentials(password: string = DEMO_ADMIN.password): Promise<void> {
    await this.page.getByLabel('E-posta').fill(DEMO_ADMIN.email);
    await this.page.getByLabel('Şifre', { exact: true }).fill(password);
    await this.page.keyboard.press('Enter');
  }

  async typeMailedCode(): Promise<void> {
    const { text } = await mailTo(DEMO_ADMIN.email, /kod/i);
    await this.page
      .getByRole('textbox')
      .first()
      .fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  }

  private async call(procedure: string, input: unknown): Promise<{ readonly status?: string }> {
    const answer = await this.page.request.post(`/trpc/${procedure}`, { data: input });
    const { result } = (await answer.json()) as { result?: { data: { status?: string } } };
    return result?.data ?? {};
  }
}

/** Everybody's session is older than any may be. */
export async function endAllSessions(): Promise<void> {
  await query(`UPDATE session SET seen_at = now() - interval '2 days'`);
}
