import { IndexedDbPhoneStore } from './indexed-db-phone-store.js';
import { MemoryPhoneStore, type PhoneStore } from './phone-store.js';

let opened: Promise<PhoneStore> | null = null;

/** The one store of this page: in the browser's database, or in memory where the browser keeps nothing. */
export function openPhoneStore(): Promise<PhoneStore> {
  opened ??= IndexedDbPhoneStore.open().catch(() => new MemoryPhoneStore());
  return opened;
}
