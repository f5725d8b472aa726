/** When a client may look again; our own pages ask on their own. */
export const MAINTENANCE_RETRY_SECONDS = 600;
