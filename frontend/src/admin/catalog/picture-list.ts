import { pictureValue } from '@contract/catalog/product-values.js';
import type { ProductPictureDto } from '@contract/catalog/product.dto.js';
import { MAX_ADDITIONAL_PICTURES } from '@contract/catalog/product.dto.js';
import { isMiddle, type PictureFocus } from '@contract/media/picture-focus.js';
import type { Picture } from '@contract/media/picture.js';

export const MOST_PICTURES = 1 + MAX_ADDITIONAL_PICTURES;
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The server's limit (`media/prepare-picture.ts`), which only the server enforces. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** A picture of the form, stored or being uploaded. */
export interface PictureItem {
  readonly key: string;
  readonly status: 'ready' | 'uploading' | 'failed';
  /** Null until it has been uploaded. */
  readonly picture: Picture | null;
  readonly alt: string;
  /** The uploaded share, from 0 to 1. */
  readonly progress: number;
  /** The reason of a failed upload; empty otherwise. */
  readonly reason: string;
  /** Shown during the upload. */
  readonly previewUrl: string | null;
}

export type PictureStep =
  | { readonly do: 'reset'; readonly pictures: readonly Picture[] }
  | { readonly do: 'add'; readonly added: readonly { readonly key: string; readonly previewUrl: string }[] }
  | { readonly do: 'progress'; readonly key: string; readonly share: number }
  | { readonly do: 'arrive'; readonly key: string; readonly picture: Picture }
  | { readonly do: 'fail'; readonly key: string; readonly reason: string }
  | { readonly do: 'retry'; readonly key: string }
  | { readonly do: 'describe'; readonly key: string; readonly alt: string }
  | { readonly do: 'aim'; readonly key: string; readonly focus: PictureFocus }
  | { readonly do: 'remove'; readonly key: string }
  | { readonly do: 'move'; readonly key: string; readonly to: number };

/** The changes of the list of pictures, of which the first is the main picture. */
export function pictureSteps(items: readonly PictureItem[], step: PictureStep): readonly PictureItem[] {
  const change = (key: string, changes: Partial<PictureItem>) =>
    items.map((item) => (item.key === key ? { ...item, ...changes } : item));
  switch (step.do) {
    case 'reset':
      return step.pictures.map(storedItem);
    case 'add':
      return [...items, ...step.added.map(uploadingItem)];
    case 'progress':
      return change(step.key, { progress: step.share });
    case 'arrive':
      return change(step.key, { status: 'ready', picture: step.picture, progress: 1 });
    case 'fail':
      return change(step.key, { status: 'failed', reason: step.reason });
    case 'retry':
      return change(step.key, { status: 'uploading', progress: 0, reason: '' });
    case 'describe':
      return change(step.key, { alt: step.alt });
    case 'aim':
      return items.map((item) => (item.key === step.key ? aimed(item, step.focus) : item));
    case 'remove':
      return items.filter(({ key }) => key !== step.key);
    case 'move':
      return moved(items, step);
  }
}

/** The middle is no focus of its own, so that a picture set back to it counts as unchanged. */
function aimed(item: PictureItem, focus: PictureFocus): PictureItem {
  if (item.picture === null) return item;
  const { focus: _before, ...picture } = item.picture;
  return { ...item, picture: isMiddle(focus) ? picture : { ...picture, focus } };
}

function moved(
  items: readonly PictureItem[],
  { key, to }: { readonly key: string; readonly to: number },
): readonly PictureItem[] {
  const item = items.find((each) => each.key === key);
  if (!item) return items;
  const others = items.filter((each) => each !== item);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), item, ...others.slice(place)];
}

export function storedItem(picture: Picture): PictureItem {
  return {
    key: picture.fileName,
    status: 'ready',
    picture,
    alt: picture.alt,
    progress: 1,
    reason: '',
    previewUrl: null,
  };
}

function uploadingItem({
  key,
  previewUrl,
}: {
  readonly key: string;
  readonly previewUrl: string;
}): PictureItem {
  return { key, status: 'uploading', picture: null, alt: '', progress: 0, reason: '', previewUrl };
}

/** Returns the pictures that the product will have. Failed uploads are left out (specification 2, section 8). */
export function pictureValues(items: readonly PictureItem[]): ProductPictureDto[] {
  return items.flatMap(({ picture, alt }) => (picture ? [pictureValue({ ...picture, alt })] : []));
}
