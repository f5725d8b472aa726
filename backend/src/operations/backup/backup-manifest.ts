import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FileSum {
  readonly bytes: number;
  readonly sha256: string;
}

export interface SavedTable extends FileSum {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  readonly rows: number;
}

export interface SavedPicture extends FileSum {
  readonly fileName: string;
}

/** The contents of a backup. It is written last: a folder without a manifest is no backup. */
export interface BackupManifest {
  readonly format: 1;
  /** The time of the snapshot. */
  readonly takenAt: string;
  readonly server: string;
  /** The migrations that had run, which make the tables for these rows. */
  readonly migrations: readonly string[];
  readonly tables: readonly SavedTable[];
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
  readonly pictures: readonly SavedPicture[];
  /** Pictures that the database names, but that neither the storage nor an earlier backup had. */
  readonly missingPictures: readonly string[];
}

const MANIFEST = 'manifest.json';

export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const text = JSON.stringify(manifest, null, 2);
  await writeFile(manifestFile(folder), text, { mode: 0o600, flush: true });
}

/** What was saved cannot be brought back as it is. The message names what is broken. */
export class BrokenBackupError extends Error {}

/** Throws a BrokenBackupError when the folder holds no backup that this version can read. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => null);
  if (text === null) throw new BrokenBackupError(`There is no backup in ${folder}: it has no ${MANIFEST}.`);
  const manifest = parsed(folder, text);
  if (manifest.format !== 1) {
    throw new BrokenBackupError(`The backup in ${folder} is of a form that is not known here.`);
  }
  return manifest as BackupManifest;
}

function parsed(folder: string, text: string): Partial<BackupManifest> {
  try {
    return JSON.parse(text) as Partial<BackupManifest>;
  } catch {
    throw new BrokenBackupError(`The ${MANIFEST} in ${folder} is damaged.`);
  }
}

export function manifestFile(folder: string): string {
  return join(folder, MANIFEST);
}

export function tableFile(folder: string, { name }: Pick<SavedTable, 'name'>): string {
  return join(folder, 'tables', `${name}.copy.gz`);
}

/** Pictures are stored next to the backups, each once for all backups that contain it. */
export function pictureFile(place: string, { sha256 }: FileSum): string {
  return join(place, PICTURES, sha256);
}

export const PICTURES = 'pictures';
