import { isWaiting, type KeptAction } from '@contract/attendance/offline/kept-action.js';
import { type KeptSnapshot, newMark, type PhoneStore } from './phone-store.js';

const NAME = 'toprak-bugun';
const VERSION = 1;
/** In the order in which the actions were taken. */
const ACTIONS = 'actions';
const BY_ID = 'by-id';
/** Single values: the snapshot, and the mark of the phone. */
const VALUES = 'values';
const SNAPSHOT = 'snapshot';
const MARK = 'mark';

/** Keeps everything in the browser's database, where it outlives the page and the telephone's battery. */
export class IndexedDbPhoneStore implements PhoneStore {
  readonly isLasting = true;

  private database: Promise<IDBDatabase> | null = null;

  /** Rejects where the browser keeps nothing, for example in some private windows. */
  static async open(): Promise<IndexedDbPhoneStore> {
    const store = new IndexedDbPhoneStore();
    await store.use();
    return store;
  }

  async list(adminId: string): Promise<readonly KeptAction[]> {
    return (await this.all()).filter((each) => each.adminId === adminId);
  }

  async put(kept: readonly KeptAction[]): Promise<void> {
    const database = await this.use();
    const transaction = database.transaction(ACTIONS, 'readwrite', { durability: 'strict' });
    const done = doneOf(transaction);
    const actions = transaction.objectStore(ACTIONS);
    for (const each of kept) {
      const place = await resultOf(actions.index(BY_ID).getKey(each.action.id));
      actions.put(each, place);
    }
    await done;
  }

  async mark(): Promise<string> {
    const transaction = (await this.use()).transaction(VALUES, 'readwrite');
    const values = transaction.objectStore(VALUES);
    const known = (await resultOf(values.get(MARK))) as string | undefined;
    if (known !== undefined) return known;
    const mark = newMark();
    await resultOf(values.put(mark, MARK));
    return mark;
  }

  async readSnapshot(): Promise<KeptSnapshot | null> {
    const values = (await this.use()).transaction(VALUES).objectStore(VALUES);
    return ((await resultOf(values.get(SNAPSHOT))) as KeptSnapshot | undefined) ?? null;
  }

  async writeSnapshot(kept: KeptSnapshot): Promise<void> {
    const values = (await this.use()).transaction(VALUES, 'readwrite').objectStore(VALUES);
    await resultOf(values.put(kept, SNAPSHOT));
  }

  async countOthers(adminId: string): Promise<number> {
    return (await this.all()).filter((each) => each.adminId !== adminId && isWaiting(each)).length;
  }

  wipe(): Promise<void> {
    return this.removeWhere((each) => !isWaiting(each));
  }

  forget(adminId: string): Promise<void> {
    return this.removeWhere((each) => each.adminId === adminId);
  }

  private async all(): Promise<KeptAction[]> {
    const actions = (await this.use()).transaction(ACTIONS).objectStore(ACTIONS);
    return resultOf(actions.getAll() as IDBRequest<KeptAction[]>);
  }

  /** The open database. Browsers close it while a page sleeps; it is opened again then. */
  private use(): Promise<IDBDatabase> {
    const forget = () => {
      this.database = null;
    };
    this.database ??= openDatabase(forget);
    this.database.catch(forget);
    return this.database;
  }

  /** Removes these actions and the snapshot in one transaction. */
  private async removeWhere(isGone: (kept: KeptAction) => boolean): Promise<void> {
    const transaction = (await this.use()).transaction([ACTIONS, VALUES], 'readwrite');
    const done = doneOf(transaction);
    transaction.objectStore(VALUES).delete(SNAPSHOT);
    const cursors = transaction.objectStore(ACTIONS).openCursor();
    cursors.onsuccess = () => {
      const cursor = cursors.result;
      if (cursor === null) return;
      if (isGone(cursor.value as KeptAction)) cursor.delete();
      cursor.continue();
    };
    await done;
  }
}

async function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ACTIONS, { autoIncrement: true }).createIndex(BY_ID, 'action.id');
    request.result.createObjectStore(VALUES);
  };
  const database = await resultOf(request);
  database.onclose = onClosed;
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  return database;
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database of the phone failed.'));
  });
}

function doneOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The database of the phone failed.'));
  });
}
