import { useEffect, useReducer, useRef } from 'react';
import { errorText } from '@contract/app-error.js';
import type { PictureFocus } from '@contract/media/picture-focus.js';
import type { Picture } from '@contract/media/picture.js';
import { describeError } from '../../lib/server/describe-error.js';
import { toast } from '../../ui/toast.js';
import {
  ACCEPTED_TYPES,
  MAX_PICTURE_BYTES,
  MOST_PICTURES,
  pictureSteps,
  storedItem,
} from './picture-list.js';
import { PICTURE_FAILED, PICTURE_LIMIT } from './product.texts.js';
import { uploadPicture } from './upload-picture.js';

export type ProductPictures = ReturnType<typeof useProductPictures>;

/** Filters out files that the server would refuse, because uploading a large one takes minutes. */
function acceptable(files: readonly File[]): readonly File[] {
  const pictures = files.filter(({ type }) => ACCEPTED_TYPES.includes(type));
  const fitting = pictures.filter(({ size }) => size <= MAX_PICTURE_BYTES);
  const refuse = (code: 'invalid_upload' | 'picture_too_large') =>
    toast.error({ title: PICTURE_FAILED, text: errorText(code) });
  if (pictures.length < files.length) refuse('invalid_upload');
  if (fitting.length < pictures.length) refuse('picture_too_large');
  return fitting;
}

/** The pictures of the form: their order, their texts and the running uploads. */
export function useProductPictures(initial: readonly Picture[]) {
  const [items, step] = useReducer(pictureSteps, initial, (pictures) => pictures.map(storedItem));
  const uploads = useRef(new Map<string, AbortController>());
  /** The files are kept for another try. */
  const sources = useRef(new Map<string, File>());
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
      sources.current.delete(key);
      step({ do: 'arrive', key, picture });
    } catch (error) {
      if (upload.signal.aborted) return;
      const reason = describeError(error).message;
      step({ do: 'fail', key, reason });
      toast.error({ title: PICTURE_FAILED, text: reason });
    } finally {
      uploads.current.delete(key);
    }
  };

  /** Adds as many files as there is room for. */
  const add = (files: readonly File[]) => {
    const pictures = acceptable(files);
    const fitting = pictures.slice(0, MOST_PICTURES - items.length);
    if (fitting.length < pictures.length) toast.error(PICTURE_LIMIT);
    const added = fitting.map((file) => {
      nextKey.current += 1;
      return { key: `new-${nextKey.current}`, previewUrl: URL.createObjectURL(file), file };
    });
    step({ do: 'add', added });
    added.forEach(({ key, file }, index) => {
      sources.current.set(key, file);
      void send(key, file, items.length + index === 0);
    });
  };

  const retry = (key: string) => {
    const file = sources.current.get(key);
    if (!file) return;
    step({ do: 'retry', key });
    void send(key, file, items[0]?.key === key);
  };

  const remove = (key: string) => {
    uploads.current.get(key)?.abort();
    sources.current.delete(key);
    step({ do: 'remove', key });
  };

  return {
    items,
    isUploading: items.some(({ status }) => status === 'uploading'),
    add,
    retry,
    remove,
    move: (key: string, to: number) => step({ do: 'move', key, to }),
    describe: (key: string, alt: string) => step({ do: 'describe', key, alt }),
    aim: (key: string, focus: PictureFocus) => step({ do: 'aim', key, focus }),
    reset: (pictures: readonly Picture[]) => step({ do: 'reset', pictures }),
  };
}
