import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AiSettingsView } from '../../../contract/blog/ai-writer.js';
import { MASKED } from '../../../contract/common/masked.js';
import { GEMINI_KEYS } from '../../../sandbox/gemini/behaviours.js';
import { type GeminiSandbox, startGeminiSandbox } from '../../../sandbox/gemini/start-gemini.js';
import type { AdminVisitor } from '../../../testing/admin-visitor.js';
import { enterBackOffice } from '../../../testing/back-office.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { Log } from '../../platform/logging/log.js';

const SETTINGS = '/api/ai_settings.php';
const GENERATOR = '/api/ai_blog_generator.php';
const STREAM = '/trpc/admin.aiWriter.write?batch=1';
const AS_STREAM = { 'trpc-accept': 'application/jsonl' };
const PROMPT = { prompt: 'Evde çömlek', keywords: ['evde çömlek', 'kil'], tone: 'casual', length: 'short' };
const INPUT = {
  topic: 'Evde çömlek',
  keywords: ['evde çömlek'],
  targetAudience: '',
  tone: 'friendly',
  length: 'short',
  category: 'Başlangıç Rehberi',
  additionalContext: '',
};

describe('The AI writer, as the network sees it', () => {
  let gemini: GeminiSandbox;
  let server: TestServer;
  let admin: AdminVisitor;

  beforeAll(async () => {
    gemini = await startGeminiSandbox();
    server = await startTestServer({ AI_BASE_URL: gemini.url, AI_TIMEOUT_MS: '10000' });
    admin = await enterBackOffice(server);
  });
  afterAll(async () => {
    await server.stop();
    await gemini.stop();
  });
  beforeEach(() => emptyTables(server.dataSource, 'ai_writing'));

  const save = async (fields: object) => {
    const { status, json } = await admin.post(SETTINGS, { action: 'save', ...fields });
    return [status, json];
  };
  const generate = async (fields: object = PROMPT) => {
    const { status, json } = await admin.post(GENERATOR, fields);
    return [status, json];
  };

  it('keeps the documented settings and never tells the key', async () => {
    const usual = { api_key: '', model: 'gemini-2.0-flash', temperature: 0.7, max_tokens: 4000 };
    expect((await admin.ask(`${SETTINGS}?action=get`)).json).toEqual({ success: true, data: usual });

    const typed = {
      api_key: GEMINI_KEYS.hostile,
      model: 'gemini-1.5-pro',
      temperature: '0.3',
      max_tokens: '2000',
    };
    const kept = { api_key: MASKED, model: 'gemini-1.5-pro', temperature: 0.3, max_tokens: 2000 };
    expect(await save(typed)).toMatchObject([200, { success: true, data: kept }]);
    expect(await save({ ...kept, max_tokens: 3000 })).toMatchObject([200, { data: { max_tokens: 3000 } }]);
    expect(await generate()).toMatchObject([200, { success: true }]);
  });

  it.each([
    [{ temperature: 1.1 }, 'Yaratıcılık 0 ile 1 arasında, 0,1 adımlarla seçilir.'],
    [{ temperature: 0.25 }, 'Yaratıcılık 0 ile 1 arasında, 0,1 adımlarla seçilir.'],
    [{ max_tokens: 999 }, 'Token sınırı 1000 ile 8000 arasında olmalıdır.'],
    [{ max_tokens: 8001 }, 'Token sınırı 1000 ile 8000 arasında olmalıdır.'],
    [{ api_key: 'anahtarım' }, 'API anahtarında yalnızca harf, rakam ve noktalama işareti bulunur.'],
    [{ model: 'gpt-4' }, 'Model geçersiz.'],
  ])('refuses the settings %j', async (fields, error) => {
    expect(await save(fields)).toMatchObject([400, { success: false, error }]);
  });

  it('answers a post by the documented fields', async () => {
    await save({ api_key: GEMINI_KEYS.working });

    expect(await generate({ ...PROMPT, keywords: 'evde çömlek, kil' })).toEqual([
      200,
      {
        success: true,
        data: {
          title: PROMPT.prompt,
          content: expect.stringContaining('<h2>'),
          excerpt: expect.any(String),
          keywords: ['evde çömlek', 'kil'],
          tags: ['evde çömlek', 'kil', 'demo metni'],
          meta_title: expect.any(String),
          meta_description: expect.any(String),
          seo_analysis: { score: 90 },
        },
      },
    ]);
  });

  it.each([
    [{ ...PROMPT, prompt: ' ' }, 'Konu gerekli.'],
    [{ ...PROMPT, keywords: [] }, 'En az bir anahtar kelime yazın.'],
    [{ ...PROMPT, tone: 'angry' }, 'Üslup geçersiz.'],
  ])('refuses the prompt %j', async (fields, error) => {
    expect(await generate(fields)).toMatchObject([400, { success: false, error }]);
  });

  it.each([
    ['nobodys', 400, 'API anahtarı geçersiz. AI ayarlarından kontrol edin.'],
    [GEMINI_KEYS.malformed, 502, 'Server returned invalid JSON response'],
  ])('says what is wrong with the key %s', async (key, status, error) => {
    await save({ api_key: key });

    expect(await generate()).toMatchObject([status, { success: false, error }]);
  });

  it('tells the screen piece by piece, and lets the service go when the screen is closed', async () => {
    await save({ api_key: GEMINI_KEYS.working });
    const { status, text } = await admin.post(STREAM, { 0: INPUT }, AS_STREAM);
    expect(status).toBe(200);
    expect(text.match(/"kind":"progress"/g)?.length).toBeGreaterThan(5);
    expect(text.match(/"kind":"done"/g)).toHaveLength(1);

    await save({ api_key: GEMINI_KEYS.slow });
    const closing = new AbortController();
    const init = { method: 'POST', body: JSON.stringify({ 0: INPUT }), signal: closing.signal };
    const headers = { 'content-type': 'application/json', ...AS_STREAM };
    const closed = admin.ask(STREAM, { ...init, headers }).catch(() => 'closed');
    await eventually('the service is asked', () => gemini.openAnswers() === 1);
    closing.abort();
    expect(await closed).toBe('closed');
    await eventually('the request to the service is cancelled', () => gemini.openAnswers() === 0);
  });

  it('saves over nobody else’s settings', async () => {
    const read = dataOf(await admin.query('admin.aiWriter.settings', undefined)) as AiSettingsView;
    const values = { ...read, apiKey: MASKED, temperature: 0.1 };
    expect((await admin.mutate('admin.aiWriter.saveSettings', values)).status).toBe(200);

    const late = await admin.mutate('admin.aiWriter.saveSettings', { ...values, temperature: 0.9 });
    expect(refusalOf(late)).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('has its key in no answer, no log and no table', async () => {
    const key = 'AIzaSy-a-key-that-nobody-may-read';
    const lines = jest.spyOn(server.app.get(Log), 'error');
    const answers = [
      await save({ api_key: key }),
      await save({ api_key: key, temperature: 7 }),
      await generate(),
      (await admin.ask(SETTINGS)).json,
      (await admin.query('admin.aiWriter.settings', undefined)).json,
      (await admin.post(STREAM, { 0: INPUT }, AS_STREAM)).text,
    ];
    const tables = await server.dataSource.query<unknown[]>(
      'SELECT a.*, l.* FROM ai_settings a, log_entry l',
    );

    expect(answers[1]).toMatchObject([400, {}]);
    expect(answers[5]).toContain('ai_key_wrong');
    expect(JSON.stringify([answers, tables, lines.mock.calls])).not.toContain(key);
    lines.mockRestore();
  });
});
