import { pictureUrl } from '../../contract/media/picture.js';
import type { BlogPostDraft } from '../blog/write-blog-post.service.js';
import type { MediaFile } from '../media/media-file.entity.js';
import type { SamplePost } from './sample-posts.texts.js';

const PICTURE_IN_TEXT = /src="([\w-]+\.webp)"/g;
const WIDTH_IN_TEXT = 960;

/** The stored pictures by the name of their file. */
export type StoredPictures = ReadonlyMap<string, MediaFile>;

/** The files of all pictures that a post shows. */
export function picturesOfPost({ picture, content }: SamplePost): string[] {
  return [picture.file, ...Array.from(content.matchAll(PICTURE_IN_TEXT), ([, file = '']) => file)];
}

/** What of a post depends on where its pictures were stored. */
export function withStoredPictures(
  { picture, content }: SamplePost,
  pictures: StoredPictures,
): Pick<BlogPostDraft, 'content' | 'featuredFileId' | 'featuredAlt'> {
  return {
    content: content.replace(PICTURE_IN_TEXT, (_source, file: string) => sourceOf(storedAs(pictures, file))),
    featuredFileId: storedAs(pictures, picture.file).id,
    featuredAlt: picture.alt,
  };
}

export function storedAs(pictures: StoredPictures, file: string): MediaFile {
  const stored = pictures.get(file);
  if (!stored) throw new Error(`No picture ${file} was stored`);
  return stored;
}

function sourceOf(file: MediaFile): string {
  const source = pictureUrl(file, WIDTH_IN_TEXT, 'webp');
  return `src="${source}" width="${file.width}" height="${file.height}"`;
}
