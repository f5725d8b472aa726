import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { AppError } from '../../../contract/app-error.js';
import { assertKey, isKey, type MediaStore } from './media-store.js';

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
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
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

  private pathOf(key: string): string {
    assertKey(key);
    return join(this.folder, key);
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** The disk, or what the shop may use of it. */
function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
