/** Whether one may leave. */
type BackQuestion = () => Promise<boolean>;

let question: BackQuestion | null = null;
/** Where in the history what could be lost stands. */
let here = 0;
let isTakenBack = false;
let isAsking = false;
let isLeaving = false;

/** What is asked before Back or Forward is followed, from the entry that is shown now; null: nothing would be lost. */
export function setBackQuestion(ask: BackQuestion | null): void {
  question = ask;
  here = placeInHistory() ?? 0;
}

/**
 * To be called before the router is drawn: whoever listens first hears of Back first, and the router takes a screen
 * away as soon as it hears of it.
 */
export function guardBack(): void {
  window.addEventListener('popstate', onPop);
}

/** The browser has gone back by the time it tells: the entry is taken back first, and gone to once more when one may. */
function onPop(event: PopStateEvent): void {
  const place = placeInHistory();
  if (isTakenBack && place === here) {
    isTakenBack = false;
    event.stopImmediatePropagation();
    return;
  }
  if (isLeaving || question === null || place === null || place === here) {
    isLeaving = false;
    return;
  }
  event.stopImmediatePropagation();
  isTakenBack = true;
  window.history.go(here - place);
  if (!isAsking) void ask(question, place - here);
}

async function ask(mayLeave: BackQuestion, distance: number): Promise<void> {
  isAsking = true;
  const may = await mayLeave().finally(() => {
    isAsking = false;
  });
  if (!may) return;
  isLeaving = true;
  window.history.go(distance);
}

/** The router numbers the entries it makes. */
function placeInHistory(): number | null {
  return ((window.history.state ?? {}) as { readonly idx?: number }).idx ?? null;
}
