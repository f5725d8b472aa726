/** How many pages of a list are shown, in the address: a list read far down can be shared and reloaded. */
export const PAGES_NAME = 'sayfa';
const MAX_PAGES = 50;

export function readPages(params: URLSearchParams): number {
  const pages = Number(params.get(PAGES_NAME) ?? '1');
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MAX_PAGES) : 1;
}
