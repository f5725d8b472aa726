import { useEffect, useRef } from 'react';

/** Opens the browser's print dialog once, as soon as all that is to be printed can be seen. */
export function usePrintOnce(isReady: boolean): void {
  const isPrinted = useRef(false);
  useEffect(() => {
    if (!isReady || isPrinted.current) return;
    isPrinted.current = true;
    void picturesShown().then(() => window.print());
  }, [isReady]);
}

/** A picture that does not come does not keep the rest from being printed. */
async function picturesShown(): Promise<void> {
  if ('fonts' in document) await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}
