import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeTestFolder } from './test-folder.mjs';

const backend = join(import.meta.dirname, '../..');
const SOURCES = ['contract', 'src', 'sandbox', 'seed', 'testing'];

/**
 * Starts one PostgreSQL for the whole run. Jest loads this file without our compiler, so it compiles its
 * imports first.
 */
export default async function globalSetup() {
  const folder = makeTestFolder();
  process.env['TMPDIR'] = folder;
  const compiled = join(backend, '.cache', `test-setup-${process.pid}`);
  const swc = createRequire(import.meta.url).resolve('@swc/cli/bin/swc.js');
  execFileSync(process.execPath, [swc, ...SOURCES, '-d', compiled, '--copy-files', '--quiet'], {
    cwd: backend,
    stdio: 'inherit',
  });
  const { startDatabaseServer } = await import(
    pathToFileURL(join(compiled, 'testing/database-server.js')).href
  );
  const server = await startDatabaseServer();
  process.env['TEST_DATABASE_SERVER_URL'] = server.url;
  // For tests that run and kill a process of their own.
  process.env['TEST_COMPILED_DIR'] = compiled;
  globalThis.stopTestDatabaseServer = async () => {
    await server.stop();
    rmSync(compiled, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
}
