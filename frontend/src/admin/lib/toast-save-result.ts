import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from './describe-load-failure.js';

interface SavingTexts {
  readonly done: string;
  /** Shown when the server does not explain the failure. */
  readonly failed: string;
}

/** Shows a toast for a saved or failed change; a conflict has its own dialog. Returns whether it was saved. */
export async function toastSaveResult<Result extends boolean | null>(
  saving: Promise<Result>,
  { done, failed }: SavingTexts,
): Promise<Result | false> {
  try {
    const isSaved = await saving;
    if (isSaved === true) toast.success({ text: done });
    return isSaved;
  } catch (error) {
    toast.error({ text: describeSaveFailure(error, failed) });
    return false;
  }
}
