import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { pictureUrl } from '@contract/media/picture.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { useStudio } from '../../../lib/site/use-studio.js';
import { fallbackText } from '../../lib/fallback-texts.js';
import { uploadFile } from '../../lib/upload-file.js';
import type { LookValues } from './look-values.js';

const UPLOAD_FAILED = fallbackText('Logo yüklenirken hata oluştu');
const SHOWN_WIDTH = 480;

/** Stores a chosen file at once; the form names it, and only saving the form puts it in use. */
export function useMarkUpload() {
  const { setValue, clearErrors } = useFormContext<LookValues>();
  const fileName = useWatch<LookValues, 'picture'>({ name: 'picture' });
  const saved = useStudio()?.look.mark;
  const [local, setLocal] = useState<{ readonly fileName: string; readonly address: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(
    () => () => {
      if (local) URL.revokeObjectURL(local.address);
    },
    [local],
  );

  const upload = async (file: File) => {
    setProblem(undefined);
    setBusy(true);
    try {
      const stored = await uploadFile(file);
      setLocal({ fileName: stored, address: URL.createObjectURL(file) });
      clearErrors('picture');
      setValue('picture', stored, { shouldDirty: true });
    } catch (error) {
      setProblem(describeError(error, UPLOAD_FAILED).message);
    } finally {
      setBusy(false);
    }
  };

  const isSaved = saved?.kind === 'picture' && saved.picture.fileName === fileName;
  const savedAddress = isSaved ? pictureUrl(saved.picture, SHOWN_WIDTH, 'webp') : null;
  const address = local?.fileName === fileName ? local.address : savedAddress;
  return { address, isBusy, problem, upload };
}
