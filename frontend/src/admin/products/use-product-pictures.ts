import { useEffect, useReducer, useRef } from 'react';
import type { Picture } from '@contract/media/picture.js';
import { describeError } from '../../lib/describe-error.js';
import { toast } from '../../ui/toast.js';
import { ACCEPTED_TYPES, MOST_PICTURES, pictureSteps, storedItem } from './picture-list.js';
import { PICTURE_FAILED, PICTURE_LIMIT } from './product.texts.js';
import { uploadPicture } from './upload-picture.js';

export type ProductPictures = ReturnType<typeof useProductPictures>;

/** The pictures of the form: their order, what is said about them, and those that are on their way. */
export function useProductPictures(initial: readonly Picture[]) {
  const [items, step] = useReducer(pictureSteps, initial, (pictures) => pictures.map(storedItem));
  const uploads = useRef(new Map<string, AbortController>());
  const nextKey = useRef(0);
  useEffect(() => {
    const underway = uploads.current;
    return () => underway.forEach((upload) => upload.abort());
  }, []);

  const send = async (key: string, file: File, isMain: boolean) => {
    const upload = new AbortController();
    uploads.current.set(key, upload);
    try {
      const picture = await uploadPicture(file, {
        type: isMain ? 'main' : 'additional',
        onProgress: (share) => step({ do: 'progress', key, share }),
        signal: upload.signal,
      });
      step({ do: 'arrive', key, picture });
    } catch (error) {
      if (upload.signal.aborted) return;
      step({ do: 'fail', key });
      toast.error({ title: PICTURE_FAILED, text: describeError(error).message });
    } finally {
      uploads.current.delete(key);
    }
  };

  /** As many as there is room for. */
  const add = (files: readonly File[]) => {
    const pictures = files.filter(({ type }) => ACCEPTED_TYPES.includes(type));
    if (pictures.length < files.length) {
      toast.error({ title: PICTURE_FAILED, text: 'Sadece JPEG, PNG ve WebP resimleri yüklenebilir.' });
    }
    const fitting = pictures.slice(0, MOST_PICTURES - items.length);
    if (fitting.length < pictures.length) toast.error(PICTURE_LIMIT);
    const added = fitting.map((file) => {
      nextKey.current += 1;
      return { key: `new-${nextKey.current}`, previewUrl: URL.createObjectURL(file), file };
    });
    step({ do: 'add', added });
    added.forEach(({ key, file }, index) => void send(key, file, items.length + index === 0));
  };

  const remove = (key: string) => {
    uploads.current.get(key)?.abort();
    step({ do: 'remove', key });
  };

  return {
    items,
    isUploading: items.some(({ status }) => status === 'uploading'),
    add,
    remove,
    move: (key: string, to: number) => step({ do: 'move', key, to }),
    describe: (key: string, alt: string) => step({ do: 'describe', key, alt }),
    reset: (pictures: readonly Picture[]) => step({ do: 'reset', pictures }),
  };
}
