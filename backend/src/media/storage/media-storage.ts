import type { MediaStore } from './media-store.js';

/**
 * Where the bytes of pictures live. While they move from one store to another there are two: new ones go to the first,
 * and what it lacks is looked for in the second.
 */
export class MediaStorage {
  constructor(
    private readonly store: MediaStore,
    private readonly fallback: MediaStore | null = null,
  ) {}

  /** Throws media_store_away, media_store_full. */
  async write(key: string, bytes: Uint8Array): Promise<void> {
    await this.store.write(key, bytes);
  }

  /** Null when nothing is kept under the key. Throws media_store_away. */
  async read(key: string): Promise<Buffer | null> {
    const { store, fallback } = this;
    if (!fallback) return store.read(key);
    try {
      const kept = await store.read(key);
      if (kept) return kept;
    } catch (error) {
      const kept = await fallback.read(key);
      if (kept) return kept;
      throw error;
    }
    return fallback.read(key);
  }

  /** For whoever sweeps up in each by itself. */
  get stores(): readonly MediaStore[] {
    return this.fallback ? [this.store, this.fallback] : [this.store];
  }

  /** Of a picture and all that was made of it. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      // There first: what goes only here would be found there again.
      await this.fallback?.remove(key);
      await this.store.remove(key);
    }
  }
}

export const ORIGINALS = 'originals';
export const VARIANTS = 'variants';

export function originalKey(fileName: string): string {
  return `${ORIGINALS}/${fileName}`;
}

/** Below it stand the sizes in which the picture was asked for. */
export function variantsKey(fileName: string): string {
  return `${VARIANTS}/${fileName}`;
}
