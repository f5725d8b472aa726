/** What a visitor does first. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll', 'touchstart'] as const;

/** Calls back once somebody is there who does something. Answers how to call it off. */
export function onSignOfLife(callback: () => void): () => void {
  const stop = () => SIGNS.forEach((sign) => window.removeEventListener(sign, hear));
  const hear = () => {
    stop();
    callback();
  };
  SIGNS.forEach((sign) => window.addEventListener(sign, hear, { passive: true }));
  return stop;
}
