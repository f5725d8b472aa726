import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { SECURITY_SETTING_KEYS } from '../../contract/common/security-settings.js';
import { createEmptyCopy } from '../../testing/test-database.js';
import { runSettingCommand } from './setting-command.js';

describe('The command that changes a setting of the site', () => {
  let database: Awaited<ReturnType<typeof createEmptyCopy>>;
  const run = (...args: string[]) => runSettingCommand(database.url, args);

  beforeAll(async () => {
    database = await createEmptyCopy();
  });
  afterAll(() => database.drop());

  it('lists every setting with its value and what it takes', async () => {
    const lines = (await run()).trimEnd().split('\n');

    expect(lines.map((line) => line.split(' ')[0])).toEqual(SECURITY_SETTING_KEYS);
    expect(lines[0]).toMatch(
      /^maintenance_mode +false +true or false +Açıkken ziyaretçiler yalnızca bakım ekranını görür/,
    );
    expect(lines.find((line) => line.startsWith('api_rate_limit'))).toMatch(/ 100 +10 to 1000 /);
  });

  it('changes one, and once more', async () => {
    expect(await run('api_rate_limit', '250')).toBe('api_rate_limit is 250 now.\n');
    expect(await run()).toMatch(/api_rate_limit +250 /);
    await run('api_rate_limit', '10');
    expect(await run()).toMatch(/api_rate_limit +10 /);
  });

  it('leaves on record what was changed, also that nothing is to go on record any more', async () => {
    await run('security_logging_enabled', 'false');
    await run('session_timeout', '600');
    await run('session_timeout', '900');
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ details: object }>(
      `SELECT event_type, details FROM log_entry WHERE details->>'key' <> 'api_rate_limit' ORDER BY id`,
    );
    await client.end();
    const change = (key: string, before: string, after: string) => ({
      event_type: 'security_alert',
      details: { event: 'setting_changed', label: 'Güvenlik ayarları', key, before, after },
    });
    expect(rows).toEqual([
      change('security_logging_enabled', 'true', 'false'),
      change('session_timeout', '3600', '600'),
      change('session_timeout', '600', '900'),
    ]);
  });

  it.each([
    [['maintenance'], 'There is no setting maintenance. There are: maintenance_mode, '],
    [['toString', 'true'], 'There is no setting toString.'],
    [['maintenance_mode'], 'Say KEY VALUE: maintenance_mode takes true or false.'],
    [['maintenance_mode', 'on'], "'on' is no value of maintenance_mode: it takes true or false."],
    [['maintenance_mode', 'true', 'false'], 'Say KEY VALUE'],
    [['session_timeout', '299'], "'299' is no value of session_timeout: it takes 300 to 86400."],
    [['max_login_attempts', ''], "'' is no value of max_login_attempts: it takes 1 to 20."],
  ])('refuses %j in words', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
    expect(await run()).not.toMatch(/maintenance_mode +true/);
  });
});
