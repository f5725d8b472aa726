/** The one thing the browser takes from the server besides the contract: the shape of its procedures. */
export type { AppRouter } from '@toprak/backend/app-router';
