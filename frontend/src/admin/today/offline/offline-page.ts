/** The one page of the back office that opens without a connection. */
export const OFFLINE_PAGE = {
  scope: '/admin/bugun',
  /** In the folder of the page, because a worker may not reach beyond its own. */
  worker: '/admin/bugun-worker.js',
} as const;
