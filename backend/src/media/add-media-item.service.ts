import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MediaItem } from './media-item.entity.js';

export interface NewMediaItem {
  /** The id that StorePictureService returned. */
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
  /** A trigger announces the change to all processes. */
  async add(manager: EntityManager, item: NewMediaItem): Promise<MediaItem> {
    return manager.save(MediaItem, { ...item });
  }
}
