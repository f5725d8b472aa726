const PAGE = '/api/test_security_features.php';

/** The result of the test, as the opened page reports it to the panel. */
export interface SecurityTestResult {
  readonly failed: number;
  readonly warning: number;
  readonly passed: number;
  readonly at: Date;
}

/**
 * Specification 3, sections 2 and 8: shows the result in a window of its own. The window is opened before any
 * waiting, because browsers block it later as an advertisement. Throws when the test could not be fetched; then the
 * window shows the page itself. `onAgain` gets the result when the test is repeated in that window.
 */
export async function openSecurityTest(
  onAgain: (result: SecurityTestResult) => void,
): Promise<SecurityTestResult> {
  const tab = window.open('', '_blank');
  try {
    return await fetchInto(tab, onAgain);
  } catch (error) {
    if (tab) tab.location.replace(PAGE);
    else window.open(PAGE, '_blank');
    throw error;
  }
}

async function fetchInto(
  tab: Window | null,
  onAgain: (result: SecurityTestResult) => void,
): Promise<SecurityTestResult> {
  const response = await fetch(PAGE, { headers: { accept: 'text/html' }, cache: 'no-store' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  if (!tab) throw new Error('The browser opened no window.');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  show(tab, page);
  makeAnewIn(tab, onAgain);
  return resultOf(page);
}

/**
 * Writes the page into the window. The style is a separate file, because the window inherits the policy of its
 * opener, and the fonts come from the panel's own files.
 */
function show(tab: Window, page: Document): void {
  const styles = document.querySelectorAll('link[rel=stylesheet]');
  page.head.prepend(...Array.from(styles, (style) => page.importNode(style)));
  tab.document.replaceChild(
    tab.document.importNode(page.documentElement, true),
    tab.document.documentElement,
  );
}

/** Lets the window's link repeat the test. Without the panel it leads to the page itself. */
function makeAnewIn(tab: Window, onAgain: (result: SecurityTestResult) => void): void {
  const link = tab.document.querySelector('a.again');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    if (link.ariaBusy === 'true') return;
    link.ariaBusy = 'true';
    link.textContent = 'Test ediliyor...';
    fetchInto(tab, onAgain).then(onAgain, () => tab.location.replace(PAGE));
  });
}

function resultOf(page: Document): SecurityTestResult {
  const count = (status: string) =>
    Number(page.querySelector(`.figures [data-status=${status}] dd`)?.textContent ?? 0);
  return { failed: count('failed'), warning: count('warning'), passed: count('passed'), at: new Date() };
}
