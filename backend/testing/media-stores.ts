import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { MediaSettings, type MediaStoreName } from '../src/platform/config/media-settings.js';
import { startS3Server } from './s3-server.js';

export interface MediaPlaces {
  readonly settings: MediaSettings;
  readonly s3: Awaited<ReturnType<typeof startS3Server>>;
  /** Deletes both stores. */
  readonly end: () => Promise<void>;
}

/** Creates an empty folder and an empty bucket. */
export async function startMediaPlaces(store: MediaStoreName = 'folder'): Promise<MediaPlaces> {
  const folder = await mkdtemp(join(tmpdir(), 'toprak-media-'));
  const s3 = await startS3Server();
  const environment = { ...s3.settings, MEDIA_STORE: store, MEDIA_DIR: folder };
  return {
    settings: plainToInstance(MediaSettings, environment, { exposeDefaultValues: true }),
    s3,
    end: async () => {
      await s3.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
