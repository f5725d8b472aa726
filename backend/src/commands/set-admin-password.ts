import 'reflect-metadata';
import { runAdminPasswordCommand } from '../admin/admin-password-command.js';
import { loadCommandSettings } from '../platform/config/load-settings.js';
import { runCommand } from '../platform/config/run-command.js';

/** `npm run admin-password -- EMAIL`; runs next to a running shop, with its settings. */
await runCommand(async () => {
  const settings = loadCommandSettings(process.env, ['APP_SECRET']);
  process.stdout.write(await runAdminPasswordCommand(settings, process.argv.slice(2)));
});
