import { useState } from 'react';
import { saveFile } from '../../lib/save-file.js';
import { toast } from '../../ui/toast.js';

interface ExportTexts {
  readonly done: string;
  readonly failed: string;
  /** Where the server gives the file no name. */
  readonly fileName: string;
}

/** Brings a file and hands it to the browser: only so it is known whether it arrived whole. */
export function useExport(texts: ExportTexts) {
  const [isPending, setIsPending] = useState(false);
  const start = async (address: string): Promise<void> => {
    setIsPending(true);
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The export was answered with ${response.status}.`);
      saveFile(nameOf(response) ?? texts.fileName, await response.blob());
      toast.success({ text: texts.done });
    } catch {
      toast.error({ text: texts.failed });
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, start };
}

function nameOf(response: Response): string | undefined {
  return /filename="?([\w.-]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
}
