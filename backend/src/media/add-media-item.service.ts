import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangeFeed } from '../platform/change-feed/change-feed.js';
import { MediaItem } from './media-item.entity.js';

export interface NewMediaItem {
  /** As StorePictureService gave it. */
  readonly mediaFileId: number;
  readonly originalName: string;
  readonly title: string;
  readonly altText: string;
  readonly description: string;
  readonly category: string;
  readonly displayOrder: number;
  readonly isActive: boolean;
}

@Injectable()
export class AddMediaItemService {
  constructor(@Inject(ChangeFeed) private readonly changeFeed: ChangeFeed) {}

  async add(manager: EntityManager, item: NewMediaItem): Promise<MediaItem> {
    const added = await manager.save(MediaItem, { ...item });
    await this.changeFeed.announce(manager, 'media');
    return added;
  }
}
