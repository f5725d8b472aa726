import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '../../contract/app-error.js';
import type { SecuritySettingKey } from '../../contract/common/security-settings.js';
import { CookieClient } from '../../testing/cookie-client.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { changeSetting } from '../../testing/security-settings.js';
import { anAddress, type HttpAnswer, ShopClient } from '../../testing/shop-client.js';
import { TEST_CAPTCHA_ANSWER } from '../../testing/test-environment.js';
import { suiteServer } from '../../testing/suite-server.js';
import { startTestServer } from '../../testing/test-server.js';
import { solveCaptcha } from '../../testing/solve-captcha.js';
import type { Visit } from '../platform/sessions/visit.js';
import { CaptchaService } from './captcha.service.js';

const SCRIPT = '/api/captcha.php';
const RIGHT = TEST_CAPTCHA_ANSWER;

interface Shown {
  readonly question: string;
  readonly image: string | null;
  readonly type: string;
  readonly placeholder: string;
}

const server = suiteServer();
beforeEach(() => emptyTables(server.dataSource, 'captcha', 'rate_limit'));

const aVisitor = (address = anAddress()) => new CookieClient(server, { address });
const captchas = () => server.app.get(CaptchaService);

async function aVisitorWithCaptcha(type = 'visual'): Promise<CookieClient> {
  const visitor = aVisitor();
  await visitor.ask(`${SCRIPT}?type=${type}`);
  return visitor;
}

const solve = (visitor: ShopClient, answer: unknown) => visitor.post(SCRIPT, { answer });
const isVerified = ({ status, json }: HttpAnswer) =>
  status === 200 && (json as { verified?: boolean }).verified === true;
const shownIn = ({ json }: HttpAnswer) => (json as { captcha: Shown }).captcha;

const set = (key: SecuritySettingKey, value: string) => changeSetting(server.app, key, value);

/** A visit with this session, as services receive it. */
function aVisit(sessionId: string | null, ipAddress = anAddress()): Visit {
  return { sessionId, ipAddress, keepSession: () => Promise.resolve(sessionId ?? '') } as unknown as Visit;
}

async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? [error.code, error.fields] : error;
}

describe('GET captcha.php', () => {
  it('shows a picture with the documented texts, and begins a session for it', async () => {
    const visitor = aVisitor();
    const answer = await visitor.ask(SCRIPT);
    expect(answer.json).toEqual({
      success: true,
      captcha: {
        question: 'Resimdeki kodu yazın',
        image: expect.stringMatching(/^data:image\/png;base64,/) as unknown,
        type: 'visual',
        placeholder: 'Kodu yazın',
      },
    });
    expect([...visitor.cookies.keys()]).toEqual(['toprak']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('asks in words for visitors who cannot see a picture', async () => {
    const shown = shownIn(await aVisitor().ask(`${SCRIPT}?type=text`));
    expect(shown).toMatchObject({ image: null, type: 'text', placeholder: 'Cevabı yazın' });
    expect(shown.question).toMatch(/\?$/);
  });

  it('refuses kinds and methods that it does not know', async () => {
    expect((await aVisitor().ask(`${SCRIPT}?type=audio`)).json).toMatchObject({ code: 'invalid_input' });
    expect((await aVisitor().ask(SCRIPT, { method: 'DELETE' })).status).toBe(405);
  });

  it('keeps the answer only as a hash that another session cannot use', async () => {
    await aVisitorWithCaptcha();
    await aVisitorWithCaptcha();
    const rows = await server.dataSource.query<{ answer_hash: string }[]>('SELECT * FROM captcha');
    expect(JSON.stringify(rows)).not.toContain(RIGHT);
    expect(new Set(rows.map(({ answer_hash }) => answer_hash)).size).toBe(2);
  });
});

describe('Captchas are handed out', () => {
  it('to a whole IPv6 site as often as five of its networks may ask, and to its neighbour all the same', async () => {
    const ask = (site: string, network: number) =>
      captchas().issue(aVisit(null, `2001:db8:${site}:${network.toString(16)}::1`), 'text');
    const requested = await Promise.allSettled(
      Array.from({ length: 301 }, (_, network) => ask('a', network)),
    );
    const refused = requested.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'too_many_tries' } }]);
    expect(await ask('b', 1)).toMatchObject({ type: 'text' });
  });
});

describe('captcha.get of our own pages', () => {
  it('is another one with every call, also while the site is in maintenance', async () => {
    await set('maintenance_mode', 'true');
    const visitor = aVisitor();
    const answers = [await visitor.query('captcha.get', {}), await visitor.query('captcha.get', {})];
    await set('maintenance_mode', 'false');
    answers.forEach(({ status, headers }) => {
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    });
    expect(answers[0]?.text).not.toBe(answers[1]?.text);
  });
});

describe('An answer ahead of a sign-in', () => {
  it('is right in small and large letters and with spaces around it', async () => {
    expect((await solve(await aVisitorWithCaptcha(), ' TOPRAK ')).json).toEqual({
      success: true,
      verified: true,
    });
  });

  it.each([
    ['a wrong one', 'çamur', 'captcha_wrong', 'Güvenlik kodu hatalı'],
    ['an empty one', '  ', 'invalid_input', 'Güvenlik kodu boş'],
    ['a missing one', undefined, 'invalid_input', 'Güvenlik kodu boş'],
    ['a list', ['toprak'], 'invalid_input', 'Güvenlik kodu boş'],
    ['an endless one', 'a'.repeat(41), 'invalid_input', 'Güvenlik kodu hatalı'],
  ])('is refused for %s with the documented text', async (_what, given, code, error) => {
    const { status, json } = await solve(await aVisitorWithCaptcha(), given);
    expect([status, json]).toEqual([400, expect.objectContaining({ success: false, error, code })]);
  });

  it('counts once: a wrong one uses the captcha up', async () => {
    const visitor = await aVisitorWithCaptcha();
    await solve(visitor, 'çamur');
    expect(isVerified(await solve(visitor, RIGHT))).toBe(false);
  });

  it('is worth nothing in another session, or in none', async () => {
    await aVisitorWithCaptcha();
    const another = await aVisitorWithCaptcha();
    await solve(another, 'çamur');
    expect(isVerified(await solve(another, RIGHT))).toBe(false);
    expect(isVerified(await solve(aVisitor(), RIGHT))).toBe(false);
  });

  it('is worth nothing once another captcha was shown', async () => {
    const visitor = await aVisitorWithCaptcha();
    await solve(visitor, RIGHT);
    await visitor.ask(SCRIPT);
    const [left] = await server.dataSource.query<unknown[]>('SELECT is_solved FROM captcha');
    expect(left).toEqual({ is_solved: false });
  });

  it('is worth nothing after ten minutes', async () => {
    const visitor = await aVisitorWithCaptcha();
    await server.dataSource.query(`UPDATE captcha SET expires_at = now() - interval '1 second'`);
    expect(isVerified(await solve(visitor, RIGHT))).toBe(false);
    await captchas().prune();
    expect(await server.dataSource.query('SELECT * FROM captcha')).toEqual([]);
  });

  it('wins once, however many come at the same time', async () => {
    const visitor = await aVisitorWithCaptcha();
    const answers = await Promise.all(Array.from({ length: 20 }, () => solve(visitor, RIGHT)));
    expect(answers.filter(isVerified)).toHaveLength(1);
    const left = await server.dataSource.query<unknown[]>('SELECT is_solved FROM captcha');
    expect(left).toEqual([{ is_solved: true }]);
  });

  it('is one guess, however many come at the same time', async () => {
    const visitor = await aVisitorWithCaptcha();
    const guesses = [...Array.from({ length: 19 }, (_, index) => `tahmin ${index}`), RIGHT];
    const answers = await Promise.all(guesses.map((guess) => solve(visitor, guess)));
    const solved = await server.dataSource.query<unknown[]>('SELECT 1 FROM captcha WHERE is_solved');
    expect(answers.filter(isVerified)).toHaveLength(solved.length);
    expect(isVerified(await solve(visitor, RIGHT))).toBe(false);
  });

  it('is used by one sign-in', async () => {
    const visit = aVisit('one-session');
    await captchas().issue(visit, 'visual');
    expect(await captchas().useSolved(visit)).toBe(false);
    await captchas().solve(visit, RIGHT);
    expect(await captchas().isSolved(visit)).toBe(true);
    const used = await Promise.all(Array.from({ length: 20 }, () => captchas().useSolved(visit)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await captchas().isSolved(visit)).toBe(false);
  });
});

describe('An answer that comes with a form', () => {
  const WRONG = ['captcha_wrong', { captchaAnswer: 'CAPTCHA doğrulaması başarısız' }];
  const MISSING = ['captcha_required', { captchaAnswer: 'CAPTCHA doğrulaması gereklidir' }];

  it('is needed', async () => {
    const visit = aVisit('a-form');
    await captchas().issue(visit, 'visual');
    expect(await refusalOf(captchas().answer(visit, undefined))).toEqual(MISSING);
    expect(await refusalOf(captchas().answer(visit, ' '))).toEqual(MISSING);
    expect(await refusalOf(captchas().answer(visit, RIGHT))).toBeNull();
  });

  it('counts once, right or wrong', async () => {
    const visit = aVisit('a-form');
    for (const first of [RIGHT, 'çamur']) {
      await captchas().issue(visit, 'visual');
      await refusalOf(captchas().answer(visit, first));
      expect(await refusalOf(captchas().answer(visit, RIGHT))).toEqual(WRONG);
    }
  });

  it('is wrong without a session, after ten minutes, and after it was spent ahead of a sign-in', async () => {
    const visit = aVisit('a-form');
    expect(await refusalOf(captchas().answer(aVisit(null), RIGHT))).toEqual(WRONG);
    await captchas().issue(visit, 'visual');
    await server.dataSource.query(`UPDATE captcha SET expires_at = now() - interval '1 second'`);
    expect(await refusalOf(captchas().answer(visit, RIGHT))).toEqual(WRONG);
    await captchas().issue(visit, 'visual');
    await captchas().solve(visit, RIGHT);
    expect(await refusalOf(captchas().answer(visit, RIGHT))).toEqual(WRONG);
  });

  it('passes one of twenty that come at the same time', async () => {
    const visit = aVisit('a-form');
    await captchas().issue(visit, 'visual');
    const refusals = await Promise.all(
      Array.from({ length: 20 }, () => refusalOf(captchas().answer(visit, RIGHT))),
    );
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
  });
});

describe('While the captcha is switched off', () => {
  beforeAll(() => set('captcha_enabled', 'false'));
  afterAll(() => set('captcha_enabled', 'true'));

  it('nothing is asked and nothing is used up', async () => {
    const visit = aVisit(null);
    expect(await refusalOf(captchas().answer(visit, undefined))).toBeNull();
    expect(await captchas().solve(visit, 'çamur')).toBe(true);
    expect(await captchas().isSolved(visit)).toBe(true);
    expect(await captchas().useSolved(visit)).toBe(true);
  });
});

describe('A network', () => {
  const statuses = async (count: number, ask: () => Promise<HttpAnswer>) => {
    const seen: number[] = [];
    for (let each = 0; each < count; each++) seen.push((await ask()).status);
    return seen;
  };

  it.each([
    ['captchas', 'visual', 60],
    ['questions in words', 'text', 15],
  ])('gets so many %s in ten minutes and no more', async (_what, type, most) => {
    const address = anAddress();
    const ask = () => aVisitor(address).ask(`${SCRIPT}?type=${type}`);
    expect(await statuses(most, ask)).toEqual(Array<number>(most).fill(200));
    const refused = await ask();
    expect([refused.status, refused.json]).toEqual([
      429,
      expect.objectContaining({
        code: 'too_many_tries',
        error: 'Çok fazla deneme yapıldı. 10 dakika sonra yeniden deneyin.',
      }),
    ]);
    expect((await aVisitor().ask(`${SCRIPT}?type=${type}`)).status).toBe(200);
  });

  it('may be wrong thirty times; then not even a right answer counts for a while', async () => {
    const address = anAddress();
    const wrong = await statuses(30, () => solve(aVisitor(address), 'çamur'));
    expect(wrong).toEqual(Array<number>(30).fill(400));
    const visitor = aVisitor(address);
    await visitor.ask(SCRIPT);
    expect(await solve(visitor, RIGHT)).toMatchObject({ status: 429, json: { code: 'too_many_tries' } });
  });
});

describe('Without a fixed answer', () => {
  it('a question in words is solved by its answer', async () => {
    const shop = await startTestServer({ SANDBOX_CAPTCHA_ANSWER: '' });
    try {
      const visitor = new CookieClient(shop);
      await visitor.ask(`${SCRIPT}?type=text`);
      expect(isVerified(await solve(visitor, RIGHT))).toBe(false);
      const { question } = shownIn(await visitor.ask(`${SCRIPT}?type=text`));
      expect(isVerified(await solve(visitor, solveCaptcha(question)))).toBe(true);
    } finally {
      await shop.stop();
    }
  });
});
