import { toast } from '../../ui/toast.js';
import { saveFailure } from './load-failure.js';

interface SavingTexts {
  readonly done: string;
  /** Where the server has no better words. */
  readonly failed: string;
}

/** Says how a saving ended; a conflict speaks for itself. Answers whether it was saved. */
export async function tellSaving(saving: Promise<boolean>, { done, failed }: SavingTexts): Promise<boolean> {
  try {
    const isSaved = await saving;
    if (isSaved) toast.success({ text: done });
    return isSaved;
  } catch (error) {
    toast.error({ text: saveFailure(error, failed) });
    return false;
  }
}
