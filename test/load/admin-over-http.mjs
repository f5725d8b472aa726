import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Simulates one admin's browser: each answer is read to its end over a connection that stays open. */
export class AdminOverHttp {
  cookies = new Map();

  constructor(url, visitorAddress) {
    this.url = new URL(url);
    this.headers = { 'x-forwarded-for': visitorAddress, 'content-type': 'application/json' };
    this.agent = new Agent({ keepAlive: true, maxSockets: 1 });
  }

  /** Through the captcha and the password; the setting for mailed codes has to be off. */
  async signIn({ email, password, captchaAnswer }) {
    await this.query('captcha.get', {});
    await this.call('POST', '/trpc/captcha.solve', { answer: captchaAnswer });
    const { data } = await this.call('POST', '/trpc/adminSession.signIn', { email, password });
    if (data.status !== 'signed_in') throw new Error(`The sign-in ended with ${data.status}.`);
  }

  /** The answer of a procedure, with the milliseconds from the request's first byte to the answer's last. */
  query(procedure, input) {
    return this.call('GET', `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input ?? {}))}`);
  }

  async call(method, path, body) {
    const begun = performance.now();
    const { status, headers, text } = await this.send(method, path, body);
    const milliseconds = performance.now() - begun;
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    this.keep(headers['set-cookie'] ?? []);
    // Waits when the rate limit for admins is used up.
    if (headers['ratelimit-remaining'] === '0') await wait(1000 * Number(headers['ratelimit-reset']));
    return { milliseconds, data: JSON.parse(text).result.data };
  }

  send(method, path, body) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...this.headers, ...(cookie && { cookie }) };
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, this.url), { method, headers, agent: this.agent }, (answer) => {
        const pieces = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(pieces).toString();
          resolve({ status: answer.statusCode, headers: answer.headers, text });
        });
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  }

  keep(lines) {
    for (const line of lines) {
      const [pair] = line.split(';');
      const separator = pair.indexOf('=');
      this.cookies.set(pair.slice(0, separator), pair.slice(separator + 1));
    }
  }
}
