import 'reflect-metadata';
import { runAdminPasswordCommand } from '../admin/admin-password-command.js';
import { runCommand } from '../platform/config/run-command.js';

/** `npm run admin-password -- EMAIL`; runs next to a running shop, with its settings. */
await runCommand(async (settings) => {
  process.stdout.write(await runAdminPasswordCommand(settings, process.argv.slice(2)));
});
