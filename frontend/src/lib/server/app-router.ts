/** The type of the server's procedures is all that the browser imports from the server besides the contract. */
export type { AppRouter } from '@toprak/backend/app-router';
