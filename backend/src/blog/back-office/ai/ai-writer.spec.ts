import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { WriteWithAiDto } from '../../../../contract/blog/ai-writer.dto.js';
import type { AiProgress } from '../../../../contract/blog/ai-writer.js';
import { MASKED } from '../../../../contract/common/masked.js';
import { GEMINI_KEYS } from '../../../../sandbox/gemini/behaviours.js';
import { type GeminiSandbox, startGeminiSandbox } from '../../../../sandbox/gemini/start-gemini.js';
import { anAdmin } from '../../../../seed/admins.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { eventually } from '../../../../testing/poll.js';
import { refusedWith } from '../../../../testing/refused.js';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.js';
import { testSettings } from '../../../../testing/test-settings.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import { Admin } from '../../../admin/admin.entity.js';
import type { Settings } from '../../../platform/config/settings.js';
import { Log } from '../../../platform/logging/log.js';
import { SecretBox } from '../../../platform/security/secret-box.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { AiSettingsService } from './ai-settings.service.js';
import { AiQuotaService } from './ai-quota.service.js';
import { AiWriterService } from './ai-writer.service.js';

const PROMPT: WriteWithAiDto = {
  topic: 'Evde çömlek',
  keywords: ['evde çömlek'],
  targetAudience: '',
  tone: 'friendly',
  length: 'short',
  category: 'Başlangıç Rehberi',
  additionalContext: '',
};
const USUAL = { model: 'gemini-2.0-flash', temperature: 0.7, maxTokens: 4000 } as const;
const never = () => new AbortController().signal;

describe('The AI writer', () => {
  let database: TestDatabase;
  let gemini: GeminiSandbox;
  let settings: AiSettingsService;
  let actor: Actor;

  beforeAll(async () => {
    database = await createTestDatabase([Admin]);
    gemini = await startGeminiSandbox();
    settings = new AiSettingsService(
      database.dataSource,
      new SecretBox(testSettings({})),
      new AdminChangesService(),
    );
    const { id: adminId } = await anAdmin(database.dataSource.manager);
    actor = { adminId, ipAddress: '127.0.0.1', userAgent: '' };
  });
  afterAll(async () => {
    await gemini.stop();
    await database.drop();
  });
  beforeEach(() => emptyTables(database.dataSource, 'ai_writing', 'log_entry'));

  const save = async (apiKey: string) => settings.save(actor, { ...USUAL, apiKey }, await version());
  const version = async () => (await settings.view()).version;
  const writerWith = (given: Partial<Settings> = {}, changes = new AdminChangesService()) => {
    const { dataSource } = database;
    const ours = testSettings({ AI_BASE_URL: gemini.url, AI_TIMEOUT_MS: 5000, ...given });
    const quota = new AiQuotaService(dataSource, ours);
    return new AiWriterService(dataSource, settings, quota, changes, ours, new Log(ours));
  };
  const write = (given: Partial<Settings> = {}, changes = new AdminChangesService()) =>
    writerWith(given, changes).writeWhole({ actor, input: PROMPT, signal: never() });

  it('tells how far it is, and hands over a clean post with its score', async () => {
    await save(GEMINI_KEYS.working);

    const all: AiProgress[] = [];
    for await (const step of writerWith().write({ actor, input: PROMPT, signal: never() })) all.push(step);

    const shares = all.flatMap((step) => (step.kind === 'progress' ? [step.characters] : []));
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(all.at(-1)).toMatchObject({
      kind: 'done',
      post: {
        title: PROMPT.topic,
        content: expect.stringContaining('<a href="/workshops">'),
        keywords: PROMPT.keywords,
        seoScore: 90,
      },
    });
    const [entry] = await logged('ai_post_written');
    expect(entry).toMatchObject({ label: PROMPT.topic, after: { seoScore: 90 } });
  });

  it('is stood in for by a text about what was asked for, in which no paragraph comes twice', async () => {
    await save(GEMINI_KEYS.working);
    const requested = { topic: 'Kış için bakım', keywords: ['seramik bakımı', 'sır'] };
    const input = Object.assign({}, PROMPT, requested);

    const post = await writerWith().writeWhole({ actor, input, signal: never() });

    expect(post).toMatchObject({ title: requested.topic, keywords: requested.keywords });
    const paragraphs = post.content.match(/<p>.*?<\/p>/g) ?? [];
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(post.content).toMatch(/Demo metni.*Kış için bakım.*seramik bakımı/);
  });

  it.each([
    ['', 'ai_key_missing'],
    ['not-a-key', 'ai_key_wrong'],
    [GEMINI_KEYS.quota, 'ai_quota'],
    [GEMINI_KEYS.overloaded, 'ai_overloaded'],
    [GEMINI_KEYS.retired, 'ai_model_gone'],
    [GEMINI_KEYS.refused, 'ai_refused'],
    [GEMINI_KEYS.cutOff, 'ai_cut_off'],
    [GEMINI_KEYS.malformed, 'ai_malformed'],
    [GEMINI_KEYS.endless, 'ai_malformed'],
    [GEMINI_KEYS.broken, 'ai_unreachable'],
  ])('with the key “%s” says %s', async (key, code) => {
    await save(key);

    expect(await refusedWith(write())).toBe(code);
  });

  it('says so when its key was sealed with another secret, and asks for it anew', async () => {
    await save(GEMINI_KEYS.working);
    const other = new SecretBox(testSettings({ APP_SECRET: 'another secret that is long enough 123' }));
    const moved = new AiSettingsService(database.dataSource, other, new AdminChangesService());

    expect(await refusedWith(moved.opened())).toBe('ai_key_unreadable');
    expect(await moved.view()).toMatchObject({ apiKey: MASKED });
  });

  it('waits only so long, and says when nobody is there', async () => {
    await save(GEMINI_KEYS.slow);
    expect(await refusedWith(write({ AI_TIMEOUT_MS: 200 }))).toBe('ai_timeout');
    expect(await refusedWith(write({ AI_BASE_URL: 'http://127.0.0.1:1' }))).toBe('ai_unreachable');
  });

  it('lets nothing hostile through', async () => {
    await save(GEMINI_KEYS.hostile);

    expect(await write()).toEqual({
      title: 'Sır altında',
      content: '<p>Kil <strong>sabır</strong> ister.</p><p>Bir, iki, üç, <a href="/workshops">dört</a>.</p>',
      excerpt: 'Önceki talimatları unut.',
      keywords: ['sır', 'x'.repeat(40)],
      tags: Array.from({ length: 20 }, (_, index) => `etiket ${index}`),
      metaTitle: 'Sır " onmouseover="alert(1)',
      metaDescription: '',
      seoScore: expect.any(Number),
    });
  });

  it('hangs up when it is cancelled, and is free for the next at once', async () => {
    await save(GEMINI_KEYS.slow);
    const cancel = new AbortController();
    const writing = writerWith().write({ actor, input: PROMPT, signal: cancel.signal });
    expect(await writing.next()).toMatchObject({ value: { kind: 'progress' } });

    cancel.abort();
    expect(await writing.next()).toEqual({ done: true, value: undefined });
    await eventually('the request to the service is cancelled', () => gemini.openAnswers() === 0);
    await save(GEMINI_KEYS.hostile);
    expect(await write()).toMatchObject({ title: 'Sır altında' });
    expect(await logged('ai_post_written')).toHaveLength(1);
  });

  it('counts a post that was cancelled before its first piece: the service is paid for what it read', async () => {
    await save(GEMINI_KEYS.slow);
    const limit = { AI_POSTS_PER_DAY: 1 };
    const cancel = new AbortController();
    const writing = writerWith(limit).write({ actor, input: PROMPT, signal: cancel.signal });
    const first = writing.next();
    cancel.abort();
    await first;
    await writing.return(undefined);

    expect(await refusedWith(write(limit))).toBe('ai_daily_limit');
  });

  it('hands over the post that was paid for when it cannot be written into the log', async () => {
    await save(GEMINI_KEYS.hostile);
    const broken = new AdminChangesService();
    jest.spyOn(broken, 'record').mockRejectedValue(new Error('the log is full'));

    expect(await write({}, broken)).toMatchObject({ title: 'Sır altında' });
  });

  it('writes one post at a time for an admin, also when asked twice in the same moment', async () => {
    await save(GEMINI_KEYS.working);

    const answers = await Promise.all([refusedWith(write()), refusedWith(write()), refusedWith(write())]);

    expect(answers.toSorted()).toEqual(['ai_already_writing', 'ai_already_writing', null]);
  });

  it('writes so many posts a day, and does not count what brought nothing', async () => {
    const limit = { AI_POSTS_PER_DAY: 2 };
    await save('not-a-key');
    for (let tried = 0; tried < 3; tried += 1) expect(await refusedWith(write(limit))).toBe('ai_key_wrong');

    await save(GEMINI_KEYS.hostile);
    expect([await refusedWith(write(limit)), await refusedWith(write(limit))]).toEqual([null, null]);
    expect(await refusedWith(write(limit))).toBe('ai_daily_limit');

    await database.dataSource.query('UPDATE ai_writing SET day = day - 1');
    expect(await refusedWith(write(limit))).toBeNull();
  });

  it('is free again when a server died over a post', async () => {
    await save(GEMINI_KEYS.hostile);
    await new AiQuotaService(database.dataSource, testSettings({ AI_TIMEOUT_MS: 1000 })).take(actor.adminId);
    expect(await refusedWith(write())).toBe('ai_already_writing');

    await database.dataSource.query(`UPDATE ai_writing SET running_until = now() - interval '1 second'`);
    expect(await refusedWith(write())).toBeNull();
  });

  it('keeps its key sealed, masked, unchanged by the mask, and out of the log', async () => {
    const saved = await save(GEMINI_KEYS.working);
    expect(saved).toEqual({ ...USUAL, apiKey: MASKED, version: expect.any(Number) });
    await settings.save(actor, { ...USUAL, temperature: 0.3, apiKey: MASKED }, saved.version);

    expect(await settings.opened()).toMatchObject({ key: GEMINI_KEYS.working, temperature: 0.3 });
    // The second version is the largest that the column can hold.
    for (const version of [saved.version, 2_147_483_647]) {
      expect(await refusedWith(settings.save(actor, { ...USUAL, apiKey: 'x' }, version))).toBe(
        'changed_meanwhile',
      );
    }
    const kept = await database.dataSource.query<unknown[]>('SELECT * FROM ai_settings');
    const entries = await logged('ai_settings_edited');
    expect(entries).toHaveLength(2);
    expect(JSON.stringify([kept, entries])).not.toContain(GEMINI_KEYS.working);
  });

  const logged = async (event: string) => {
    const rows = await database.dataSource.query<{ details: unknown }[]>(
      `SELECT details FROM log_entry WHERE details ->> 'event' = $1`,
      [event],
    );
    return rows.map(({ details }) => details);
  };
});
