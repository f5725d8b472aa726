import { useEffect, useReducer, useRef } from 'react';
import type { MediaCategory } from '@contract/media/media-category.js';
import { NO_FOLDER } from '@contract/media/media-folder.dto.js';
import {
  MAX_MEDIA_BYTES,
  MEDIA_MISSING,
  MEDIA_TOO_LARGE,
  MEDIA_TYPE_REFUSED,
  MEDIA_TYPES,
} from '@contract/media/media-upload.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { fallbackText } from '../../lib/fallback-texts.js';
import { uploadMedia } from './upload-media.js';

/** Specification 3, section 8. */
const UPLOAD_FAILED = fallbackText('Dosya yüklenirken hata oluştu');
/** The server decodes two pictures at once; more would only wait there. */
const AT_ONCE = 2;

export interface MediaUpload {
  readonly key: number;
  readonly name: string;
  readonly status: 'waiting' | 'sending' | 'done' | 'failed';
  /** The uploaded share, from 0 to 1. */
  readonly progress: number;
  /** The reason of the failure. */
  readonly reason: string;
  /** The id in the library, once it is uploaded. */
  readonly mediaId: string | null;
}

type Step =
  | { readonly do: 'add'; readonly uploads: readonly MediaUpload[] }
  | { readonly do: 'change'; readonly key: number; readonly changes: Partial<MediaUpload> }
  | { readonly do: 'clear' };

function steps(uploads: readonly MediaUpload[], step: Step): readonly MediaUpload[] {
  if (step.do === 'add') return [...uploads, ...step.uploads];
  if (step.do === 'clear') {
    return uploads.filter(({ status }) => status === 'waiting' || status === 'sending');
  }
  return uploads.map((upload) => (upload.key === step.key ? { ...upload, ...step.changes } : upload));
}

/** Where uploads go. */
interface UploadPlace {
  readonly category: MediaCategory;
  /** Undefined or `NO_FOLDER`: into no folder. */
  readonly folderId?: number | undefined;
}

interface Waiting extends UploadPlace {
  readonly key: number;
  readonly file: File;
}

/** Uploads files into the media library, each with its own progress. Leaving the screen cancels them. */
export function useMediaUploads() {
  const utils = trpc.useUtils();
  const [uploads, step] = useReducer(steps, []);
  const queue = useRef<Waiting[]>([]);
  const underway = useRef(0);
  const nextKey = useRef(0);
  const stop = useStopOnLeave();

  const send = async ({ key, file, category, folderId = NO_FOLDER }: Waiting) => {
    const change = (changes: Partial<MediaUpload>) => step({ do: 'change', key, changes });
    change({ status: 'sending' });
    try {
      const onProgress = (progress: number) => change({ progress });
      const mediaId = await uploadMedia(file, { category, onProgress, signal: stop.current.signal });
      if (folderId !== NO_FOLDER && mediaId !== null) {
        await utils.client.admin.media.move.mutate({ ids: [Number(mediaId)], folderId });
      }
      change({ status: 'done', progress: 1, mediaId });
    } catch (error) {
      change({ status: 'failed', reason: describeError(error, UPLOAD_FAILED).message });
    }
  };
  const work = async () => {
    underway.current += 1;
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
      if (stop.current.signal.aborted) break;
      await send(next);
      await utils.admin.media.invalidate();
    }
    underway.current -= 1;
  };

  const add = (files: readonly File[], place: UploadPlace) => {
    if (files.length === 0) {
      toast.error({ text: MEDIA_MISSING });
      return;
    }
    const added = files.map((file) => ({ key: nextKey.current++, file, reason: refusalOf(file) }));
    step({
      do: 'add',
      uploads: added.map(({ key, file: { name }, reason }) => ({
        ...{ key, name, reason, progress: 0, mediaId: null },
        status: reason === '' ? 'waiting' : 'failed',
      })),
    });
    for (const { key, file, reason } of added) if (reason === '') queue.current.push({ key, file, ...place });
    while (queue.current.length > 0 && underway.current < AT_ONCE) void work();
  };

  const isBusy = uploads.some(({ status }) => status === 'waiting' || status === 'sending');
  return { uploads, isBusy, add, clear: () => step({ do: 'clear' }) };
}

function useStopOnLeave() {
  const stop = useRef(new AbortController());
  useEffect(() => {
    // Created anew, because React mounts twice in development.
    stop.current = new AbortController();
    const { current } = stop;
    return () => current.abort();
  }, []);
  return stop;
}

/** Checks type and size before the upload. Only the server can tell what a file really is. */
function refusalOf({ type, size }: File): string {
  if (type !== '' && !MEDIA_TYPES.includes(type)) return MEDIA_TYPE_REFUSED;
  return size > MAX_MEDIA_BYTES ? MEDIA_TOO_LARGE : '';
}
