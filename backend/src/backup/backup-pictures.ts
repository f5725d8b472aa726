import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type MediaStorage, originalKey } from '../media/storage/media-storage.js';
import { pictureFile, type SavedPicture } from './backup-manifest.js';

/**
 * Copies of the original pictures, by name. What is made of them is made again when asked for. Names that are known
 * already are left alone, so that it can be asked twice.
 */
export class BackupPictures {
  readonly saved = new Map<string, SavedPicture>();

  constructor(
    private readonly storage: Pick<MediaStorage, 'read'>,
    private readonly place: string,
  ) {}

  /** Answers those that are not there. */
  async save(fileNames: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (const fileName of fileNames.filter((name) => !this.saved.has(name))) {
      const bytes = await this.storage.read(originalKey(fileName));
      if (bytes === null) missing.push(fileName);
      else this.saved.set(fileName, await this.saveOne(fileName, bytes));
    }
    return missing;
  }

  private async saveOne(fileName: string, bytes: Buffer): Promise<SavedPicture> {
    const picture = { fileName, bytes: bytes.length, sha256: sha256Of(bytes) };
    const path = pictureFile(this.place, picture);
    // One that a disk has spoilt would spoil every backup after it.
    if (await isWhole(path, picture)) return picture;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
    return picture;
  }
}

/** Throws in words when a picture of the backup is gone or not what it was. */
export async function readSavedPicture(place: string, picture: SavedPicture): Promise<Buffer> {
  const bytes = await readFile(pictureFile(place, picture)).catch(() => null);
  if (bytes === null) throw new Error(`The picture ${picture.fileName} is not in the backup any more.`);
  if (sha256Of(bytes) !== picture.sha256) throw new Error(`The picture ${picture.fileName} was damaged.`);
  return bytes;
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function isWhole(path: string, { sha256 }: SavedPicture): Promise<boolean> {
  return readFile(path).then(
    (bytes) => sha256Of(bytes) === sha256,
    () => false,
  );
}
