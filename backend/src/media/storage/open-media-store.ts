import type { MediaSettings, MediaStoreName } from '../../platform/config/media-settings.js';
import type { Log } from '../../platform/logging/log.js';
import { FolderStore } from './folder-store.js';
import { MediaStorage } from './media-storage.js';
import type { MediaStore } from './media-store.js';
import { RememberingStore } from './remembering-store.js';

type Openings = Pick<Log, 'warn'>;

/** The storage of the shop, as its settings name it. */
export async function openMediaStorage(settings: MediaSettings, log: Openings): Promise<MediaStorage> {
  const open = async (name: MediaStoreName) => {
    const store = await openMediaStore(name, settings, log);
    return name === 's3' ? new RememberingStore(store) : store;
  };
  const { MEDIA_STORE, MEDIA_FALLBACK } = settings;
  return new MediaStorage(await open(MEDIA_STORE), MEDIA_FALLBACK ? await open(MEDIA_FALLBACK) : null);
}

export async function openMediaStore(
  name: MediaStoreName,
  settings: MediaSettings,
  log: Openings,
): Promise<MediaStore> {
  if (name === 'folder') return new FolderStore(settings.MEDIA_DIR, log);
  // Amazon's client is large: only who has a bucket loads it.
  const { S3Store } = await import('./s3-store.js');
  return new S3Store(settings, log);
}
