import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const backend = join(import.meta.dirname, '..');

/** One PostgreSQL for the whole run. Jest loads this file without our compiler, so it compiles what it needs first. */
export default async function globalSetup() {
  const compiled = join(backend, '.cache', `test-setup-${process.pid}`);
  execFileSync('npx', ['swc', 'contract', 'src', 'sandbox', 'seed', 'testing', '-d', compiled, '--quiet'], {
    cwd: backend,
    stdio: 'inherit',
  });
  const { startDatabaseServer } = await import(
    pathToFileURL(join(compiled, 'testing/database-server.js')).href
  );
  const server = await startDatabaseServer();
  process.env['TEST_DATABASE_SERVER_URL'] = server.url;
  process.env['TEST_COMPILED_DIR'] = compiled;
  // For tests that run, and kill, a process of their own.
  process.env['TEST_COMPILED_BACKEND'] = compiled;
  globalThis.stopTestDatabaseServer = async () => {
    await server.stop();
    rmSync(compiled, { recursive: true, force: true });
  };
}
