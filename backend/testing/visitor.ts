import { USUAL_PASSWORD } from '../seed/customers.js';
import { CookieClient } from './cookie-client.js';
import type { HttpAnswer } from './shop-client.js';
import { TEST_CAPTCHA_ANSWER } from './test-environment.js';

/** A visitor with a browser: an address, cookies, and the ability to solve captchas. */
export class Visitor extends CookieClient {
  async answerCaptcha(): Promise<string> {
    await this.query('captcha.get', {});
    return TEST_CAPTCHA_ANSWER;
  }

  async signIn(email: string, password = USUAL_PASSWORD): Promise<HttpAnswer> {
    const captchaAnswer = await this.answerCaptcha();
    return this.mutate('session.signIn', { email, password, captchaAnswer });
  }

  async register(registration: Readonly<Record<string, unknown>>): Promise<HttpAnswer> {
    const captchaAnswer = await this.answerCaptcha();
    return this.mutate('registration.register', { ...registration, captchaAnswer });
  }

  async signOut(): Promise<HttpAnswer> {
    return this.mutate('session.signOut', '');
  }

  /** The e-mail address of the signed-in customer. */
  async whoAmI(): Promise<string | null> {
    const answer = await this.query('session.current', {});
    const { customer } = dataOf(answer) as { customer: { email: string } | null };
    return customer?.email ?? null;
  }
}

/** The result of a procedure. */
export function dataOf(answer: HttpAnswer): unknown {
  return (answer.json as { result: { data: unknown } }).result.data;
}

/** The code and text of an error over tRPC. */
interface ToldRefusal {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export function refusalOf(answer: HttpAnswer): ToldRefusal {
  const { error } = answer.json as { error: { data: ToldRefusal } };
  return error.data;
}
