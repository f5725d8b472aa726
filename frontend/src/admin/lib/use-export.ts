import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../lib/save-file.js';
import { toast } from '../../ui/toast.js';
import { sessionExpiry } from './session-expiry.js';

export interface ExportTexts {
  readonly done: string;
  readonly failed: string;
  /** The name of the file when the server gives none. */
  readonly fileName: string;
}

const SESSION_NEEDED = 401;

/**
 * Downloads a file with `fetch`, which shows whether it arrived whole. Leaving the list cancels it. The file is no
 * snapshot: the server reads it in parts, so a row that moves meanwhile may be missing or appear twice.
 */
export function useExport(texts: ExportTexts) {
  const [isPending, setIsPending] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const start = async (address: string, done = texts.done): Promise<void> => {
    const signal = leaving.current?.signal ?? null;
    setIsPending(true);
    try {
      const response = await fetch(address, { signal });
      if (response.status === SESSION_NEEDED) {
        // Tells the admin itself, and leads to the sign-in.
        sessionExpiry.suspect();
        return;
      }
      if (!response.ok) throw new Error(`The export was answered with ${response.status}.`);
      saveFile(nameOf(response) ?? texts.fileName, await response.blob());
      toast.success({ text: done });
    } catch {
      if (signal?.aborted !== true) toast.error({ text: texts.failed });
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, start };
}

function nameOf(response: Response): string | undefined {
  return /filename="?([\w.-]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
}
