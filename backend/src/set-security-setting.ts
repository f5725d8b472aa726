import 'reflect-metadata';
import { runSettingCommand } from './platform/security/setting-command.js';

/** `node backend/dist/src/set-security-setting.js [KEY VALUE]` beside a running shop, with its DATABASE_URL. */
async function main(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'];
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: the PostgreSQL connection URL.');
  process.stdout.write(await runSettingCommand(databaseUrl, process.argv.slice(2)));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
