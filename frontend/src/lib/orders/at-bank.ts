const KEY = 'toprak.at-bank';

/** Remembers that this tab leaves for the bank's page. */
export function goToBank(): void {
  try {
    window.sessionStorage.setItem(KEY, 'true');
  } catch {
    return;
  }
}

/** Whether this tab had left for the bank's page; it is told once. */
export function returnFromBank(): boolean {
  try {
    const wasThere = window.sessionStorage.getItem(KEY) !== null;
    window.sessionStorage.removeItem(KEY);
    return wasThere;
  } catch {
    return false;
  }
}
