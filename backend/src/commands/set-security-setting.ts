import 'reflect-metadata';
import { databaseUrlFrom } from '../platform/config/secret-files.js';
import { runSettingCommand } from '../security-center/setting-command.js';

/**
 * `node backend/dist/src/commands/set-security-setting.js [KEY VALUE]`; runs next to a running shop, with its
 * DATABASE_URL.
 */
async function main(): Promise<void> {
  process.stdout.write(await runSettingCommand(databaseUrlFrom(process.env), process.argv.slice(2)));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
