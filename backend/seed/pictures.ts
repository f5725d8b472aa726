import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { MediaFile } from '../src/media/media-file.entity.js';
import { FileSystemStore } from '../src/media/storage/file-system-store.js';
import { MediaStorage } from '../src/media/storage/media-storage.js';
import { StorePictureService } from '../src/media/store-picture.service.js';
import { Settings } from '../src/platform/config/settings.js';
import { SAMPLE_PICTURES } from '../src/samples/sample-pictures.js';
import { Log } from '../src/platform/logging/log.js';
import { PictureProcessor } from '../src/platform/pictures/picture-processor.js';

/** Stores one of the demo's pictures in the same way as an upload of the studio. */
export async function aPicture(
  manager: EntityManager,
  { mediaDir, file = 'kupa-seladon.webp' }: { readonly mediaDir: string; readonly file?: string },
): Promise<MediaFile> {
  const storage = new MediaStorage(new FileSystemStore(mediaDir, console));
  const processor = new PictureProcessor(new Log(new Settings()));
  return new StorePictureService(storage, processor).store(manager, {
    bytes: await readFile(join(SAMPLE_PICTURES, file)),
    name: file,
  });
}
