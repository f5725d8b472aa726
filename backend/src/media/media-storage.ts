import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';

/** Keys are made by us from stored names; this is the second line of defence. */
const KEY = /^[a-z]+(\/[a-z0-9][a-z0-9.-]*)+$/;

/** Where the bytes of pictures live: a folder. A file is either there as a whole or not at all. */
@Injectable()
export class MediaStorage {
  constructor(@Inject(Settings) private readonly settings: Pick<Settings, 'MEDIA_DIR'>) {}

  async write(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** Null when nothing is kept under the key. */
  async read(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Of a picture and all that was made of it. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.pathOf(key), { recursive: true, force: true });
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`Not a key of the media storage: ${JSON.stringify(key)}`);
    return join(this.settings.MEDIA_DIR, key);
  }
}

export function originalKey(fileName: string): string {
  return `originals/${fileName}`;
}

/** Below it stand the sizes in which the picture was asked for. */
export function variantsKey(fileName: string): string {
  return `variants/${fileName}`;
}
