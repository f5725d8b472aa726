/**
 * Changes made elsewhere appear within two seconds. A machine that runs other suites as well may need a few
 * more, still far less than the half minute after which a page polls.
 */
export const LIVE = { timeout: 8_000 } as const;
