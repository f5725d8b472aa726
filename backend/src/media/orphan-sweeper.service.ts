import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { Log } from '../platform/logging/log.js';
import { RemoveBytesService } from './remove-bytes.service.js';
import { MediaStorage, ORIGINALS, VARIANTS } from './storage/media-storage.js';
import type { StoredObject, MediaStore } from './storage/media-store.js';

/** Younger files are left alone, because their row or their last bytes may still be on the way. */
const DAY_MS = 24 * 3_600 * 1_000;
/** This many files of each folder are looked at in one run; a large store takes several runs. */
const BATCH = 2_000;
/** When there are more orphans than this, and more than referenced pictures, the database belongs to another store. */
const MAX_ORPHANS = 50;

interface Cursor {
  readonly store: MediaStore;
  readonly folder: string;
  /** The key that was seen last; null starts at the beginning. */
  after: string | null;
}

/** Removes half-written files and pictures without a row, which killed processes leave in the stores. */
@Injectable()
export class OrphanSweeperService {
  private readonly cursors: readonly Cursor[];

  constructor(
    private readonly dataSource: DataSource,
    storage: MediaStorage,
    private readonly bytes: RemoveBytesService,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.cursors = storage.stores.flatMap((store) =>
      [ORIGINALS, VARIANTS].map((folder) => ({ store, folder, after: null })),
    );
  }

  /** Continues where the last run ended. */
  async sweep(): Promise<void> {
    for (const cursor of this.cursors) await this.sweepSome(cursor);
  }

  private async sweepSome(cursor: Cursor): Promise<void> {
    const before = this.clock.now().getTime() - DAY_MS;
    const old = (await nextBatch(cursor)).filter(({ writtenAt }) => writtenAt.getTime() < before);
    const unfinished = old.filter(({ isUnfinished }) => isUnfinished);
    for (const { key } of unfinished) await cursor.store.remove(key);
    const whole = old.filter(({ isUnfinished }) => !isUnfinished).map(({ key }) => key);
    const names = [...new Set(whole.map(pictureOf))];
    const referenced = await this.referencedOf(names);
    const orphans = names.length - referenced.size;
    if (orphans > MAX_ORPHANS && orphans > referenced.size) {
      this.log.error('Most pictures of the store have no row in the database; none of them is swept up.', {
        folder: cursor.folder,
        orphans,
      });
      return;
    }
    for (const key of whole.filter((each) => !referenced.has(pictureOf(each)))) {
      await this.bytes.removeUnreferenced(pictureOf(key), key);
    }
  }

  private async referencedOf(names: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.query<{ name: string }[]>(
      'SELECT file_name AS name FROM media_file WHERE file_name = ANY ($1::text[])',
      [names],
    );
    return new Set(rows.map(({ name }) => name));
  }
}

async function nextBatch(cursor: Cursor): Promise<StoredObject[]> {
  const seen: StoredObject[] = [];
  for await (const kept of cursor.store.inspect(cursor.folder, cursor.after)) {
    seen.push(kept);
    if (seen.length === BATCH) break;
  }
  cursor.after = seen.length < BATCH ? null : (seen.at(-1)?.key ?? null);
  return seen;
}

/** `originals/NAME`, `variants/NAME/320.webp` */
function pictureOf(key: string): string {
  return key.split('/')[1] ?? '';
}
