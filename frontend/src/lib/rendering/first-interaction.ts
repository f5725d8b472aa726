/** The events by which a visitor first interacts with the page. */
const FIRST_INTERACTIONS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'input',
  'scroll',
  'touchstart',
] as const;

const waiting = new Set<() => void>();

/** Calls back at the visitor's first interaction. Returns a function that stops listening. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    waiting.delete(hear);
    FIRST_INTERACTIONS.forEach((sign) => window.removeEventListener(sign, hear));
  };
  const hear = () => {
    stop();
    callback();
  };
  waiting.add(hear);
  FIRST_INTERACTIONS.forEach((sign) => window.addEventListener(sign, hear, { passive: true }));
  return stop;
}

/** Reports an interaction from before anything listened, such as a press that is replayed. */
export function reportInteraction(): void {
  for (const hear of waiting) hear();
}
