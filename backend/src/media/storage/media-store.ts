/** As it lies in a store, for whoever sweeps up. */
export interface KeptKey {
  readonly key: string;
  readonly writtenAt: Date;
  /** Left by a writer that was killed. */
  readonly isUnfinished: boolean;
}

/** Where bytes are kept, each under a key. What is kept is there as a whole or not at all. */
export interface MediaStore {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing is kept under the key. */
  read(key: string): Promise<Buffer | null>;
  /** What is kept under the key and below it. */
  remove(key: string): Promise<void>;
  /** Every key below the folder, in no order. */
  list(folder: string): AsyncIterable<string>;
  /** The same with what was never finished, in an order that stays; `after` is the key that was seen last. */
  inspect(folder: string, after: string | null): AsyncIterable<KeptKey>;
}

/** Keys are made by us from stored names; this is the second line of defence. */
const KEY = /^[a-z]+(\/[a-z0-9][a-z0-9.-]*)+$/;

export function isKey(text: string): boolean {
  return KEY.test(text);
}

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a key of the media storage: ${JSON.stringify(key)}`);
}

/** docs/operations.md tells the operator of it. */
export const STORE_FAILED = 'The store of pictures did not do what it was asked.';
