import type { MediaSettings, MediaStoreName } from '../../platform/config/media-settings.js';
import type { Log } from '../../platform/logging/log.js';
import { FileSystemStore } from './file-system-store.js';
import { MediaStorage } from './media-storage.js';
import type { MediaStore } from './media-store.js';
import { CachingStore } from './caching-store.js';

type Openings = Pick<Log, 'warn'>;

/** Opens the stores that the settings name. */
export async function openMediaStorage(settings: MediaSettings, log: Openings): Promise<MediaStorage> {
  const open = async (name: MediaStoreName) => {
    const store = await openMediaStore(name, settings, log);
    return name === 's3' ? new CachingStore(store) : store;
  };
  const { MEDIA_STORE, MEDIA_FALLBACK } = settings;
  return new MediaStorage(await open(MEDIA_STORE), MEDIA_FALLBACK ? await open(MEDIA_FALLBACK) : null);
}

export async function openMediaStore(
  name: MediaStoreName,
  settings: MediaSettings,
  log: Openings,
): Promise<MediaStore> {
  if (name === 'folder') return new FileSystemStore(settings.MEDIA_DIR, log);
  // Amazon's client is large, so only a shop with a bucket loads it.
  const { S3Store } = await import('./s3-store.js');
  return new S3Store(settings, log);
}
