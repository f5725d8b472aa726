import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../operations/backup/restore-backup.js';
import { openMediaStorage } from '../media/storage/open-media-store.js';
import { BUCKET_SECRETS, loadCommandSettings } from '../platform/config/load-settings.js';
import { runCommand } from '../platform/config/run-command.js';
import { directDatabaseUrl } from '../platform/database/direct-url.js';
import { Log } from '../platform/logging/log.js';

const WORDS = '--from FOLDER [--replace] [--without-damaged]';
const USAGE = `npm run restore -- ${WORDS}, or in containers docker compose run --rm tools restore ${WORDS}`;

/** Requires that the shop is stopped, and uses its settings. */
await runCommand(async () => {
  const settings = loadCommandSettings(process.env, BUCKET_SECRETS);
  const {
    from,
    replace: replaces = false,
    'without-damaged': isWithoutDamaged = false,
  } = parseArgs({
    options: {
      from: { type: 'string' },
      replace: { type: 'boolean' },
      'without-damaged': { type: 'boolean' },
    },
  }).values;
  if (!from) throw new Error(`Say ${USAGE}.`);
  const { folder, manifest, damaged } = await restoreBackup({
    databaseUrl: directDatabaseUrl(settings),
    storage: await openMediaStorage(settings, new Log(settings)),
    from,
    replaces,
    isWithoutDamaged,
  });
  for (const fileName of damaged) process.stderr.write(`Left out, damaged: ${fileName}\n`);
  process.stdout.write(`${folder}, the shop of ${manifest.takenAt}, is restored.\n`);
  process.stdout.write('Now: npm run verify:data, or in containers docker compose run --rm tools verify\n');
});
