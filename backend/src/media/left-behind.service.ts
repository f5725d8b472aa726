import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock.js';
import { Log } from '../platform/logging/log.js';
import { RemoveBytes } from './remove-bytes.service.js';
import { MediaStorage, ORIGINALS, VARIANTS } from './storage/media-storage.js';
import type { KeptKey, MediaStore } from './storage/media-store.js';

/** What is younger may be on its way: its row, or its last bytes. */
const DAY_MS = 24 * 3_600 * 1_000;
/** Of each folder in one run: a large store takes some runs. */
const LOOKED_AT = 2_000;
/** More than these, and more than are known, is no litter: then it is the database that is not the one of this store. */
const MOST_STRANGERS = 50;

interface Round {
  readonly store: MediaStore;
  readonly folder: string;
  /** The key that was seen last; null: from the beginning. */
  after: string | null;
}

/** Sweeps up what killed processes left in the stores: half-written files, and pictures that no row names. */
@Injectable()
export class LeftBehind {
  private readonly rounds: readonly Round[];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(MediaStorage) storage: MediaStorage,
    @Inject(RemoveBytes) private readonly bytes: RemoveBytes,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {
    this.rounds = storage.stores.flatMap((store) =>
      [ORIGINALS, VARIANTS].map((folder) => ({ store, folder, after: null })),
    );
  }

  /** Goes on where the last run ended. */
  async sweep(): Promise<void> {
    for (const round of this.rounds) await this.sweepSome(round);
  }

  private async sweepSome(round: Round): Promise<void> {
    const before = this.clock.now().getTime() - DAY_MS;
    const old = (await nextOf(round)).filter(({ writtenAt }) => writtenAt.getTime() < before);
    const unfinished = old.filter(({ isUnfinished }) => isUnfinished);
    for (const { key } of unfinished) await round.store.remove(key);
    const whole = old.filter(({ isUnfinished }) => !isUnfinished).map(({ key }) => key);
    const names = [...new Set(whole.map(pictureOf))];
    const known = await this.namedOf(names);
    const strangers = names.length - known.size;
    if (strangers > MOST_STRANGERS && strangers > known.size) {
      this.log.error('Most pictures of the store have no row in the database; none of them is swept up.', {
        folder: round.folder,
        strangers,
      });
      return;
    }
    for (const key of whole.filter((each) => !known.has(pictureOf(each)))) {
      await this.bytes.unlessNamed(pictureOf(key), key);
    }
  }

  private async namedOf(names: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.dataSource.query<{ name: string }[]>(
      'SELECT file_name AS name FROM media_file WHERE file_name = ANY ($1::text[])',
      [names],
    );
    return new Set(rows.map(({ name }) => name));
  }
}

async function nextOf(round: Round): Promise<KeptKey[]> {
  const seen: KeptKey[] = [];
  for await (const kept of round.store.inspect(round.folder, round.after)) {
    seen.push(kept);
    if (seen.length === LOOKED_AT) break;
  }
  round.after = seen.length < LOOKED_AT ? null : (seen.at(-1)?.key ?? null);
  return seen;
}

/** `originals/NAME`, `variants/NAME/320.webp` */
function pictureOf(key: string): string {
  return key.split('/')[1] ?? '';
}
