import 'reflect-metadata';
import { runMoveMediaCommand } from '../media/storage/move-media-command.js';
import { BUCKET_SECRETS, loadCommandSettings } from '../platform/config/load-settings.js';
import { runCommand } from '../platform/config/run-command.js';

/** `npm run media:move -- --to s3|folder`; runs next to a running shop, with its settings. */
await runCommand(async () => {
  const settings = loadCommandSettings(process.env, BUCKET_SECRETS);
  const isWhole = await runMoveMediaCommand({
    args: process.argv.slice(2),
    settings,
    say: (line) => process.stdout.write(`${line}\n`),
  });
  if (!isWhole) process.exitCode = 1;
});
