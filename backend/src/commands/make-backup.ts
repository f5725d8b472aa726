import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { makeBackup, sizeOf } from '../operations/backup/make-backup.js';
import { openMediaStorage } from '../media/storage/open-media-store.js';
import { BUCKET_SECRETS, loadCommandSettings } from '../platform/config/load-settings.js';
import { runCommand } from '../platform/config/run-command.js';
import { directDatabaseUrl } from '../platform/database/direct-url.js';
import { Log } from '../platform/logging/log.js';

const WORDS = '--to FOLDER [--keep NUMBER]';
const USAGE = `npm run backup -- ${WORDS}, or in containers docker compose run --rm tools backup ${WORDS}`;

/** Runs next to a running shop, with its settings. */
await runCommand(async () => {
  const settings = loadCommandSettings(process.env, BUCKET_SECRETS);
  const { to, keep } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } }).values;
  if (!to || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))) throw new Error(`Say ${USAGE}.`);
  const made = await makeBackup({
    databaseUrl: directDatabaseUrl(settings),
    storage: await openMediaStorage(settings, new Log(settings)),
    to,
    keep: keep === undefined ? keep : Number(keep),
  });
  const { tables, pictures } = made.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${made.folder}: ${rows} rows of ${tables.length} tables and ${pictures.length} pictures, ${sizeOf(made.manifest)} bytes.\n`,
  );
  for (const old of made.removed) process.stdout.write(`${old}: removed.\n`);
  tellOfLackingPictures(made);
});

/** Lost pictures also make the exit code 1, because a backup without them must not count as a success. */
function tellOfLackingPictures({ manifest, carriedPictures }: Awaited<ReturnType<typeof makeBackup>>): void {
  const { missingPictures } = manifest;
  for (const name of carriedPictures) {
    process.stderr.write(`The picture ${name} is not in the storage any more; an earlier backup had it.\n`);
  }
  for (const name of missingPictures) process.stderr.write(`The picture ${name} is named but not there.\n`);
  if (missingPictures.length > 0) {
    process.stderr.write('So this backup does not count, and none of the older ones was removed.\n');
  }
  if (carriedPictures.length + missingPictures.length > 0) process.exitCode = 1;
}
