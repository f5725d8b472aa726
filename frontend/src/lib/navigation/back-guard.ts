/** Asks the visitor; resolves to true when the page may be left. */
type LeaveConfirmation = () => Promise<boolean>;

let confirmLeave: LeaveConfirmation | null = null;
/** The position in the history of the page with unsaved changes. */
let here = 0;
let isTakenBack = false;
let isAsking = false;
let isLeaving = false;

/** Sets the confirmation before Back or Forward leaves the current entry; null when nothing would be lost. */
export function setLeaveConfirmation(ask: LeaveConfirmation | null): void {
  confirmLeave = ask;
  here = placeInHistory() ?? 0;
}

/**
 * Must be called before the router is rendered: the listener registered first is called first, and the router
 * removes a screen as soon as it is called.
 */
export function guardBack(): void {
  window.addEventListener('popstate', onPop);
}

/** The browser has already left when popstate fires, so the entry is restored first and left again after a yes. */
function onPop(event: PopStateEvent): void {
  const place = placeInHistory();
  if (isTakenBack && place === here) {
    isTakenBack = false;
    event.stopImmediatePropagation();
    return;
  }
  if (isLeaving || confirmLeave === null || place === null || place === here) {
    isLeaving = false;
    return;
  }
  event.stopImmediatePropagation();
  isTakenBack = true;
  window.history.go(here - place);
  if (!isAsking) void ask(confirmLeave, place - here);
}

async function ask(mayLeave: LeaveConfirmation, distance: number): Promise<void> {
  isAsking = true;
  const may = await mayLeave().finally(() => {
    isAsking = false;
  });
  if (!may) return;
  isLeaving = true;
  window.history.go(distance);
}

/** Reads the index that the router gives to its history entries. */
function placeInHistory(): number | null {
  return ((window.history.state ?? {}) as { readonly idx?: number }).idx ?? null;
}
