/** The events by which a visitor first interacts with the page. */
const FIRST_INTERACTIONS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'input',
  'scroll',
  'touchstart',
] as const;

/** Calls back at the visitor's first interaction. Returns a function that stops listening. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => FIRST_INTERACTIONS.forEach((sign) => window.removeEventListener(sign, hear));
  const hear = () => {
    stop();
    callback();
  };
  FIRST_INTERACTIONS.forEach((sign) => window.addEventListener(sign, hear, { passive: true }));
  return stop;
}
