import {
  type ActionStore,
  isWaiting,
  type KeptAction,
  MemoryActionStore,
} from '@contract/attendance/offline/kept-action.js';
import type { TodaySnapshot } from '@contract/attendance/offline/today-snapshot.js';

/** The snapshot as it lies on the phone. */
export interface KeptSnapshot {
  /** For whom it was taken; nobody else sees it. */
  readonly adminId: string;
  /** How far the server's clock is ahead of the phone's, in milliseconds. */
  readonly clockAheadMs: number;
  readonly snapshot: TodaySnapshot;
}

/** What the page Bugün keeps on a phone, and nothing else does. */
export interface PhoneStore extends ActionStore {
  /** Whether it outlives the page. */
  readonly isLasting: boolean;
  /** Four characters by which this phone is told from others of its kind. */
  mark(): Promise<string>;
  readSnapshot(): Promise<KeptSnapshot | null>;
  writeSnapshot(kept: KeptSnapshot): Promise<void>;
  /** How many actions wait that other admins took. */
  countOthers(adminId: string): Promise<number>;
  /** Removes the snapshot and all actions that were answered; what waits stays. */
  wipe(): Promise<void>;
  /** Removes everything of this admin, and the snapshot. */
  forget(adminId: string): Promise<void>;
}

export function newMark(): string {
  return crypto.randomUUID().slice(0, 4).toUpperCase();
}

/** For browsers that keep nothing: what waits is lost with the page, of which the page warns. */
export class MemoryPhoneStore extends MemoryActionStore implements PhoneStore {
  readonly isLasting: boolean = false;
  private readonly ownMark = newMark();
  private snapshot: KeptSnapshot | null = null;

  mark(): Promise<string> {
    return Promise.resolve(this.ownMark);
  }

  readSnapshot(): Promise<KeptSnapshot | null> {
    return Promise.resolve(this.snapshot);
  }

  writeSnapshot(kept: KeptSnapshot): Promise<void> {
    this.snapshot = kept;
    return Promise.resolve();
  }

  countOthers(adminId: string): Promise<number> {
    const isOthers = (each: KeptAction) => each.adminId !== adminId && isWaiting(each);
    return Promise.resolve(this.all().filter(isOthers).length);
  }

  wipe(): Promise<void> {
    this.snapshot = null;
    this.keepOnly(isWaiting);
    return Promise.resolve();
  }

  forget(adminId: string): Promise<void> {
    this.snapshot = null;
    this.keepOnly((each) => each.adminId !== adminId);
    return Promise.resolve();
  }
}
