import { stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { manifestFile, pictureFile, readManifest, tableFile } from './backup-manifest.js';
import { type ArchivedFile, tarArchive, tarSize } from './tar-archive.js';

export interface BackupArchive {
  readonly bytes: number;
  readonly chunks: AsyncGenerator<Buffer>;
}

/**
 * A backup with its pictures as one tar archive. Unpacked, it is a folder of backups from which `restore` reads.
 * Throws a BrokenBackupError for a folder without a manifest, ENOENT for a missing file.
 */
export async function backupArchive(folder: string): Promise<BackupArchive> {
  const place = dirname(folder);
  const { tables, pictures, takenAt } = await readManifest(folder);
  const sums = [...new Map(pictures.map((picture) => [picture.sha256, picture])).values()];
  const paths = [
    manifestFile(folder),
    ...tables.map((table) => tableFile(folder, table)),
    ...sums.map((picture) => pictureFile(place, picture)),
  ];
  const files: ArchivedFile[] = [];
  for (const path of paths) {
    const { size: bytes } = await stat(path);
    files.push({ path: pathInArchive(place, path), from: path, bytes });
  }
  return { bytes: tarSize(files), chunks: tarArchive(files, new Date(takenAt)) };
}

function pathInArchive(place: string, path: string): string {
  return join(relative(place, dirname(path)), basename(path)).replaceAll('\\', '/');
}
