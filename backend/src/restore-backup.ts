import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.js';
import { MediaStorage } from './media/media-storage.js';
import { runCommand } from './platform/config/run-command.js';

const USAGE = 'npm run restore -- --from FOLDER [--replace]';

/** While the shop stands still, with its settings. */
await runCommand(async (settings) => {
  const { from, replace: replaces = false } = parseArgs({
    options: { from: { type: 'string' }, replace: { type: 'boolean' } },
  }).values;
  if (!from) throw new Error(`Say ${USAGE}.`);
  const { folder, manifest } = await restoreBackup({
    databaseUrl: settings.DATABASE_URL,
    storage: new MediaStorage(settings),
    from,
    replaces,
  });
  process.stdout.write(`${folder}, the shop of ${manifest.takenAt}, is restored. Now: npm run verify:data\n`);
});
