/** An object in a store, as the orphan sweeper sees it. */
export interface StoredObject {
  readonly key: string;
  readonly writtenAt: Date;
  /** True for a part file whose writer was killed. */
  readonly isUnfinished: boolean;
}

/** Stores bytes under keys. An object is there as a whole or not at all. */
export interface MediaStore {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no object under the key. */
  read(key: string): Promise<Buffer | null>;
  /** Removes the object under the key and all objects below it. */
  remove(key: string): Promise<void>;
  /** Lists every key below the folder, in no particular order. */
  list(folder: string): AsyncIterable<string>;
  /** Lists finished and unfinished objects in a stable order; `after` is the key that was seen last. */
  inspect(folder: string, after: string | null): AsyncIterable<StoredObject>;
}

/** The shop makes keys from stored names; this pattern is the second line of defence. */
const KEY = /^[a-z]+(\/[a-z0-9][a-z0-9.-]*)+$/;

export function isKey(text: string): boolean {
  return KEY.test(text);
}

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a key of the media storage: ${JSON.stringify(key)}`);
}

/** docs/operations.md tells the operator about this log line. */
export const STORE_FAILED = 'The store of pictures did not do what it was asked.';
