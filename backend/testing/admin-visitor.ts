import { USUAL_ADMIN_PASSWORD } from '../seed/admins.js';
import type { HttpAnswer } from './shop-client.js';
import { TEST_CAPTCHA_ANSWER } from './test-environment.js';
import { dataOf, Visitor } from './visitor.js';

/** A visitor who can sign in to the back office. */
export class AdminVisitor extends Visitor {
  async solveCaptcha(): Promise<HttpAnswer> {
    const picture = await this.query('captcha.get', {});
    // A busy machine may not draw the picture in its time. A person then asks for the question in words.
    if (picture.status !== 200) await this.query('captcha.get', { type: 'text' });
    return this.mutate('captcha.solve', { answer: TEST_CAPTCHA_ANSWER });
  }

  /** Passes the captcha and the password. */
  async signInAsAdmin(email: string, password = USUAL_ADMIN_PASSWORD): Promise<HttpAnswer> {
    await this.solveCaptcha();
    return this.mutate('adminSession.signIn', { email, password });
  }

  async typeCode(adminId: string, code: string): Promise<HttpAnswer> {
    return this.mutate('adminSession.verifyCode', { adminId, code });
  }

  /** The e-mail address of the admin who is signed in here. */
  async whichAdmin(): Promise<string | null> {
    const admin = dataOf(await this.query('adminSession.current', {})) as { email: string } | null;
    return admin?.email ?? null;
  }
}
