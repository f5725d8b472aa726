/**
 * What changes elsewhere shows within two seconds. A machine that runs the other suites meanwhile may need a few more,
 * which are still far from the half minute after which a page asks by itself.
 */
export const LIVE = { timeout: 8_000 } as const;
