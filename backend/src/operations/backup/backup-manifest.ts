import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FileSum {
  readonly bytes: number;
  readonly sha256: string;
}

export interface SavedTable extends FileSum {
  readonly name: string;
  /** Without those that the database computes by itself. */
  readonly columns: readonly string[];
  readonly rows: number;
}

export interface SavedPicture extends FileSum {
  readonly fileName: string;
}

/** What a backup holds. It is written last: a folder without one is no backup. */
export interface BackupManifest {
  readonly format: 1;
  /** The moment whose state this is. */
  readonly takenAt: string;
  readonly server: string;
  /** Those that had run: they make the tables into which the rows fit. */
  readonly migrations: readonly string[];
  readonly tables: readonly SavedTable[];
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
  readonly pictures: readonly SavedPicture[];
  /** Named by the database, but neither in the storage even then, nor whole in a backup before. */
  readonly missingPictures: readonly string[];
}

const MANIFEST = 'manifest.json';

export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const text = JSON.stringify(manifest, null, 2);
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
}

/** Throws in words when the folder holds no backup that this version understands. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no backup in ${folder}: it has no ${MANIFEST}.`);
  const manifest = JSON.parse(text) as Partial<BackupManifest>;
  if (manifest.format !== 1) throw new Error(`The backup in ${folder} is of a form that is not known here.`);
  return manifest as BackupManifest;
}

export function tableFile(folder: string, { name }: Pick<SavedTable, 'name'>): string {
  return join(folder, 'tables', `${name}.copy.gz`);
}

/** Pictures lie beside the backups, once each, however many backups hold them. */
export function pictureFile(place: string, { sha256 }: FileSum): string {
  return join(place, PICTURES, sha256);
}

export const PICTURES = 'pictures';
