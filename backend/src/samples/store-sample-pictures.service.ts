import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MediaFile } from '../media/media-file.entity.js';
import { StorePictureService } from '../media/store-picture.service.js';
import { SAMPLE_PICTURES } from './sample-pictures.js';
import { picturesOfPost, type StoredPictures } from './sample-post.js';
import { SAMPLE_PRODUCTS } from './sample-products.texts.js';
import { OFFERED_POSTS } from './offered-samples.js';

/** Stores the pictures of the samples like uploads. Each is stored once by its content, so a second try is quick. */
@Injectable()
export class StoreSamplePicturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: StorePictureService,
  ) {}

  async store(): Promise<StoredPictures> {
    const ofProducts = SAMPLE_PRODUCTS.flatMap(({ pictures }) => pictures.map(({ file }) => file));
    const files = new Set([...ofProducts, ...OFFERED_POSTS.flatMap(picturesOfPost)]);
    const stored = new Map<string, MediaFile>();
    for (const file of files) {
      const bytes = await readFile(join(SAMPLE_PICTURES, file));
      stored.set(file, await this.pictures.store(this.dataSource.manager, { bytes, name: file }));
    }
    return stored;
  }
}
