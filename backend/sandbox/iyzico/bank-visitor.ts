/** Simulates a buyer's browser at the bank's pages, up to the return to the shop. */
export interface WayBack {
  readonly callbackUrl: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface Form {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface BankVisit {
  readonly smsCode?: string;
  readonly action?: 'confirm' | 'cancel';
}

/** Null when the bank does not send the buyer back. */
export async function visitBank(threeDsHtml: string, visit: BankVisit = {}): Promise<WayBack | null> {
  const { smsCode = '283126', action = 'confirm' } = visit;
  const codePage = readForm(await submit(readForm(threeDsHtml)));
  const lastPage = readForm(
    codePage && (await submit({ ...codePage, fields: { ...codePage.fields, smsCode, action } })),
  );
  return lastPage && { callbackUrl: lastPage.action, fields: lastPage.fields };
}

/** Posts the return as the browser would, without following the shop's answer. */
export async function returnToShop({ callbackUrl, fields }: WayBack): Promise<Response> {
  return fetch(callbackUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

async function submit(form: Form | null): Promise<string | null> {
  if (!form) return null;
  const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
  return response.text();
}

function readForm(html: string | null): Form | null {
  const action = html && /<form[^>]* action="([^"]*)"/.exec(html)?.[1];
  if (!action) return null;
  const hidden = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const fields = [...hidden].map(([, name = '', value = '']): [string, string] => [
    name,
    unescapeHtml(value),
  ]);
  return { action: unescapeHtml(action), fields: Object.fromEntries(fields) };
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
