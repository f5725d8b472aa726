import type { MediaCategory } from './media-category.js';
import type { Picture } from './picture.js';

/** An item of the media library as the studio sees it (specification 3, section 3). */
export interface AdminMediaItem {
  readonly id: number;
  readonly originalName: string;
  readonly title: string;
  /** The alternative text as written, including its tag. */
  readonly altText: string;
  readonly description: string;
  /** One of `MEDIA_CATEGORIES`, unless the table was edited by hand. */
  readonly category: string;
  /** Where the studio keeps it; unlike the category it changes nothing on the site. Null: in no folder. */
  readonly folderId: number | null;
  readonly displayOrder: number;
  readonly isActive: boolean;
  /** The size of the stored file in bytes. */
  readonly fileSize: number;
  readonly picture: Picture;
  readonly version: number;
  /** ISO instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A folder in which the studio keeps pictures together. */
export interface MediaFolderView {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly pictureCount: number;
}

type MediaPlace = 'product' | 'blog_post' | 'content' | 'slot' | 'other';

/** A place in which a picture is shown or named. */
export interface MediaUse {
  readonly place: MediaPlace;
  /** The id of the record; empty for a slot. */
  readonly recordId: string;
  /** A readable name: 'Ürün: Seladon Kupa'. */
  readonly label: string;
}

/** A picture that is used on the site but missing from the library. */
export interface ScannedPicture {
  /** The path from which it is served: '/api/uploads/kupa-1a2b3c4d.webp'. */
  readonly path: string;
  readonly picture: Picture;
  /** In bytes. */
  readonly fileSize: number;
  /** Guessed from the picture's use. */
  readonly category: MediaCategory;
  readonly uses: readonly MediaUse[];
}

export interface MediaScan {
  readonly found: readonly ScannedPicture[];
  readonly total: number;
}
