/** The query parameter with the number of pages shown, so that a long list can be shared and reloaded. */
export const PAGES_PARAM = 'sayfa';
const MAX_PAGES = 50;

export function readPages(params: URLSearchParams): number {
  const pages = Number(params.get(PAGES_PARAM) ?? '1');
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MAX_PAGES) : 1;
}
