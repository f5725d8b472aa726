import 'reflect-metadata';
import { join } from 'node:path';
import { runSettingCommand } from '../src/security-center/setting-command.js';
import { demoPlaces } from './demo-settings.js';
import { runningPostgresUrl } from './postgres/running-postgres.js';

/** `npm run setting -- [KEY VALUE]`, while `npm start` is running. */
async function main(): Promise<void> {
  const { dataDir } = demoPlaces(process.env);
  const url = await runningPostgresUrl(join(dataDir, 'postgres'));
  if (url === null) {
    throw new Error(`No demo runs on ${dataDir}. Start it with npm start; DATA_DIR must be the same.`);
  }
  process.stdout.write(await runSettingCommand(url, process.argv.slice(2)));
}

function explain(error: unknown): string {
  const { code, message } = error as Partial<NodeJS.ErrnoException>;
  return code === 'ECONNREFUSED'
    ? 'The demo does not run. Start it with npm start.'
    : (message ?? String(error));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
