import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SECURITY_SETTING_KEYS } from '../../../contract/security/security-settings.js';
import { createEmptyCopy } from '../../../testing/test-database.js';
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
    expect(lines[0]).toMatch(/^maintenance_mode +false +true or false +Site bakım modunda/);
    expect(lines.find((line) => line.startsWith('api_rate_limit'))).toMatch(/ 100 +10 to 1000 /);
  });

  it('changes one, and once more', async () => {
    expect(await run('api_rate_limit', '250')).toBe('api_rate_limit is 250 now.\n');
    expect(await run()).toMatch(/api_rate_limit +250 /);
    await run('api_rate_limit', '10');
    expect(await run()).toMatch(/api_rate_limit +10 /);
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
