import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_NAME } from '../../../contract/operations/backups/backups.dto.js';
import { PICTURES, readManifest } from './backup-manifest.js';

export const UNFINISHED = '.part';

/** The folders of complete backups, the oldest first. */
export async function backupsIn(place: string): Promise<string[]> {
  const names = await readdir(place).catch(() => []);
  return names
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .map((name) => join(place, name));
}

/**
 * Keeps the newest backups and their pictures, and removes the rest, including leftovers of a killed run.
 * Returns the removed folders. The caller makes sure that no other backup is running there.
 */
export async function removeOldBackups(place: string, keep: number): Promise<string[]> {
  const backups = await backupsIn(place);
  const old = backups.slice(0, Math.max(0, backups.length - keep));
  for (const folder of old) await rm(folder, { recursive: true });
  await removeUnfinished(place);
  await removeUnheldPictures(place);
  return old;
}

async function removeUnfinished(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (name.endsWith(UNFINISHED)) await rm(join(place, name), { recursive: true });
  }
}

async function removeUnheldPictures(place: string): Promise<void> {
  const held = new Set<string>();
  for (const folder of await backupsIn(place)) {
    for (const { sha256 } of (await readManifest(folder)).pictures) held.add(sha256);
  }
  for (const name of await readdir(join(place, PICTURES)).catch(() => [])) {
    if (!held.has(name)) await rm(join(place, PICTURES, name));
  }
}
