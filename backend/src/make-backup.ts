import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { makeBackup, sizeOf } from './backup/make-backup.js';
import { openMediaStorage } from './media/storage/open-media-store.js';
import { runCommand } from './platform/config/run-command.js';
import { directDatabaseUrl } from './platform/database/direct-url.js';
import { Log } from './platform/logging/log.js';

const WORDS = '--to FOLDER [--keep NUMBER]';
const USAGE = `npm run backup -- ${WORDS}, or in containers docker compose run --rm tools backup ${WORDS}`;

/** Beside a running shop, with its settings. */
await runCommand(async (settings) => {
  const { to, keep } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } }).values;
  if (!to || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))) throw new Error(`Say ${USAGE}.`);
  const { folder, manifest, removed } = await makeBackup({
    databaseUrl: directDatabaseUrl(settings),
    storage: await openMediaStorage(settings, new Log(settings)),
    to,
    keep: keep === undefined ? keep : Number(keep),
  });
  const { tables, pictures, missingPictures } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${folder}: ${rows} rows of ${tables.length} tables and ${pictures.length} pictures, ${sizeOf(manifest)} bytes.\n`,
  );
  for (const name of missingPictures) process.stderr.write(`The picture ${name} is named but not there.\n`);
  for (const old of removed) process.stdout.write(`${old}: removed.\n`);
});
