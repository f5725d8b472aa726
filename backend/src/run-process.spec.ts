import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { testEnvironment } from '../testing/test-environment.js';

it.each(['main', 'worker'])(
  '%s says in its log at once, and in its own form, why it cannot start',
  async (name) => {
    const environment = testEnvironment(
      { databaseUrl: 'postgres://somebody:wrong@127.0.0.1:9/nowhere', iyzicoUrl: 'http://127.0.0.1:9' },
      { LOG_LEVEL: 'info' },
    );
    const script = join(process.env['TEST_COMPILED_DIR'] ?? '', `src/${name}.js`);
    const env = { PATH: process.env['PATH'] ?? '', ...environment };
    const ended = await promisify(execFile)(process.execPath, [script], { env, timeout: 50_000 }).catch(
      (error: unknown) => error,
    );

    expect(ended).toMatchObject({ code: 1, stderr: '' });
    const lines = (ended as { stdout: string }).stdout.trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      level: 50,
      msg: 'The process cannot start.',
      cause: { code: 'ECONNREFUSED' },
    });
  },
  40_000,
);
