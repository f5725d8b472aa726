import { expect, type Locator, type Page } from '@playwright/test';
import { Buyer } from './buyer.js';
import { mailTo } from './mailbox.js';
import { CAPTCHA_ANSWER } from './places.js';
import { query } from './shop-database.js';

/** The steps of a visitor who opens an account and uses it, through the screens. */
export class Member extends Buyer {
  constructor(
    page: Page,
    email: string,
    readonly password = 'seramik-seven',
  ) {
    super(page, email);
  }

  async register(): Promise<void> {
    const { page } = this;
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Üye Ol' }).first().click();
    const form = page.getByRole('form', { name: 'Üyelik' });
    await form.getByLabel('Ad', { exact: true }).fill('Elif');
    await form.getByLabel('Soyad').fill('Kaya');
    await form.getByLabel('E-posta', { exact: true }).fill(this.email);
    await form.getByLabel('Şifre', { exact: true }).fill(this.password);
    await typeCaptcha(form);
    await form.getByRole('button', { name: 'Üye Ol' }).click();
  }

  /**
   * Registers by the calls behind the form, with a verified address; only one journey uses the form itself.
   */
  async join(): Promise<void> {
    const { request } = this.page;
    await expect
      .poll(async () => {
        await request.get('/trpc/captcha.get?input=%7B%7D');
        const { email, password } = this;
        const person = {
          firstName: 'Elif',
          lastName: 'Kaya',
          email,
          password,
          captchaAnswer: CAPTCHA_ANSWER,
        };
        return (await request.post('/trpc/registration.register', { data: person })).ok();
      })
      .toBe(true);
    await query('UPDATE customer SET email_verified_at = now() WHERE email = $1', [this.email]);
  }

  async proveAddress(): Promise<void> {
    const { text } = await mailTo(this.email, /kod/i);
    await this.page.getByRole('textbox', { name: 'Doğrulama kodu' }).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
    await this.page.getByRole('button', { name: /Doğrula/ }).click();
    await this.page.waitForURL('/');
  }

  /** Signs in with whichever sign-in form the page shows. */
  async signIn(password = this.password): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Giriş' });
    await form.getByLabel('E-posta', { exact: true }).fill(this.email);
    await form.getByLabel('Şifre', { exact: true }).fill(password);
    await typeCaptcha(form);
    await form.getByRole('button', { name: 'Giriş Yap' }).click();
  }

  async signOut(): Promise<void> {
    await this.page.goto('/account');
    await this.page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(this.accountLink).toBeHidden();
  }

  get accountLink() {
    return this.page.getByRole('link', { name: /hesabım/ });
  }
}

/** Types the captcha's answer once its picture is visible, as a person does. */
async function typeCaptcha(form: Locator): Promise<void> {
  await expect(form.getByRole('img', { name: 'Güvenlik kodu' })).toBeVisible();
  await form.getByPlaceholder('Kodu yazın').fill(CAPTCHA_ANSWER);
}
