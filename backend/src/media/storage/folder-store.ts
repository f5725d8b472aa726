import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { AppError } from '../../../contract/app-error.js';
import { assertKey, isKey, type KeptKey, type MediaStore } from './media-store.js';

const UNFINISHED = '.part';

/** A folder, or a volume that several processes share. */
export class FolderStore implements MediaStore {
  constructor(private readonly folder: string) {}

  /** Throws media_store_full. */
  async write(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw isFull(error) ? new AppError('media_store_full') : error;
    }
  }

  async read(key: string): Promise<Buffer | null> {
    return readFile(this.pathOf(key)).catch(goneIsNull);
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { recursive: true, force: true });
  }

  async *list(folder: string): AsyncIterable<string> {
    try {
      for await (const entry of await opendir(join(this.folder, folder), { recursive: true })) {
        const key = relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/');
        if (entry.isFile() && isKey(key) && !key.endsWith(UNFINISHED)) yield key;
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async *inspect(folder: string, after: string | null): AsyncIterable<KeptKey> {
    const seen = after === null ? [] : after.slice(folder.length + 1).split('/');
    for await (const key of this.keysBelow(folder, seen)) {
      const writtenAt = await stat(join(this.folder, key)).then(({ mtime }) => mtime, goneIsNull);
      if (writtenAt) yield { key, writtenAt, isUnfinished: key.endsWith(UNFINISHED) };
    }
  }

  /** `seen` is the way to the key that was seen last, name by name. */
  private async *keysBelow(folder: string, [name = '', ...rest]: readonly string[]): AsyncIterable<string> {
    const entries =
      (await readdir(join(this.folder, folder), { withFileTypes: true }).catch(goneIsNull)) ?? [];
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) {
      const key = `${folder}/${entry.name}`;
      if (entry.name < name || !isKey(key)) continue;
      if (entry.isDirectory()) yield* this.keysBelow(key, entry.name === name ? rest : []);
      else if (entry.isFile() && entry.name !== name) yield key;
    }
  }

  private pathOf(key: string): string {
    assertKey(key);
    return join(this.folder, key);
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function goneIsNull(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** The disk, or what the shop may use of it. */
function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
