/**
 * The query parameter with the number of a page, or of the pages shown below each other, so that a long list can be
 * shared and reloaded.
 */
export const PAGE_PARAM = 'sayfa';
const MAX_PAGE = 50;

export function readPage(params: URLSearchParams): number {
  const page = Number(params.get(PAGE_PARAM) ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}
