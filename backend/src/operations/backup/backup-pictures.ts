import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type MediaStorage, originalKey } from '../../media/storage/media-storage.js';
import { pictureFile, readManifest, type SavedPicture } from './backup-manifest.js';
import { backupsIn } from './old-backups.js';

/**
 * Copies original pictures into the backup; their sizes are made again on request. Files that have been
 * copied are skipped, so that it can be called repeatedly.
 */
export class BackupPictures {
  readonly saved = new Map<string, SavedPicture>();

  constructor(
    private readonly storage: Pick<MediaStorage, 'read'>,
    private readonly place: string,
    private readonly onSaved: () => void = () => undefined,
  ) {}

  /** Returns the names of missing pictures. */
  async save(fileNames: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (const fileName of fileNames.filter((name) => !this.saved.has(name))) {
      const bytes = await this.storage.read(originalKey(fileName));
      if (bytes === null) missing.push(fileName);
      else this.saved.set(fileName, await this.saveOne(fileName, bytes));
      this.onSaved();
    }
    return missing;
  }

  /**
   * Takes pictures that the storage lacks from the newest earlier backup that has them undamaged. Returns
   * their names.
   */
  async carryOver(fileNames: readonly string[]): Promise<string[]> {
    const wanted = new Set(fileNames);
    const carried: string[] = [];
    for (const folder of (await backupsIn(this.place)).reverse()) {
      if (wanted.size === 0) break;
      for (const picture of await picturesOf(folder)) {
        const { fileName } = picture;
        if (!wanted.has(fileName) || !(await isWhole(pictureFile(this.place, picture), picture))) continue;
        this.saved.set(fileName, picture);
        wanted.delete(fileName);
        carried.push(fileName);
      }
    }
    return carried;
  }

  private async saveOne(fileName: string, bytes: Buffer): Promise<SavedPicture> {
    const picture = { fileName, bytes: bytes.length, sha256: sha256Of(bytes) };
    const path = pictureFile(this.place, picture);
    // A damaged file must not be taken over into later backups.
    if (await isWhole(path, picture)) return picture;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
    return picture;
  }
}

/** Throws a readable error when a picture of the backup is missing or damaged. */
export async function readSavedPicture(place: string, picture: SavedPicture): Promise<Buffer> {
  const bytes = await readFile(pictureFile(place, picture)).catch(() => null);
  if (bytes === null) throw new Error(`The picture ${picture.fileName} is not in the backup any more.`);
  if (sha256Of(bytes) !== picture.sha256) throw new Error(`The picture ${picture.fileName} was damaged.`);
  return bytes;
}

/** Empty for a backup that cannot be read, because that is not the one being made. */
async function picturesOf(folder: string): Promise<readonly SavedPicture[]> {
  return readManifest(folder).then(
    ({ pictures }) => pictures,
    () => [],
  );
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
