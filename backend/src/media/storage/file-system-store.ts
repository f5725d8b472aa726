import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { AppError } from '../../../contract/app-error.js';
import type { Log } from '../../platform/logging/log.js';
import { assertKey, isKey, type StoredObject, type MediaStore, STORE_FAILED } from './media-store.js';

const UNFINISHED = '.part';

/** Stores objects in a folder, or on a volume that several processes share. */
export class FileSystemStore implements MediaStore {
  constructor(
    private readonly folder: string,
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  /** Throws media_store_away, media_store_full. */
  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.attempt('write', key, () => this.writeWhole(key, bytes));
  }

  async read(key: string): Promise<Buffer | null> {
    return this.attempt('read', key, () => readFile(this.pathOf(key)).catch(goneIsNull));
  }

  async remove(key: string): Promise<void> {
    await this.attempt('remove', key, () => rm(this.pathOf(key), { recursive: true, force: true }));
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

  async *inspect(folder: string, after: string | null): AsyncIterable<StoredObject> {
    const seen = after === null ? [] : after.slice(folder.length + 1).split('/');
    for await (const key of this.keysBelow(folder, seen)) {
      const writtenAt = await stat(join(this.folder, key)).then(({ mtime }) => mtime, goneIsNull);
      if (writtenAt) yield { key, writtenAt, isUnfinished: key.endsWith(UNFINISHED) };
    }
  }

  private async writeWhole(key: string, bytes: Uint8Array): Promise<void> {
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

  /** The second parameter is the path of the key that was seen last, name by name. */
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

  /** Throws media_store_away when the operating system refuses the access. */
  private async attempt<T>(
    operation: 'read' | 'write' | 'remove',
    key: string,
    ask: () => Promise<T>,
  ): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!isOfTheSystem(error)) throw error;
      this.log.warn(STORE_FAILED, { operation, key, reason: error.message });
      throw new AppError('media_store_away');
    }
  }

  private pathOf(key: string): string {
    assertKey(key);
    return join(this.folder, key);
  }
}

function isOfTheSystem(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error;
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

function goneIsNull(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** The disk or the quota is full. */
function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}
