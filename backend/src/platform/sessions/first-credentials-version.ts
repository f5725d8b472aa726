/**
 * The default of `credentials_version`, which the database computes: the second in which the account is made, counted
 * from 2026. An account never begins with the version of a deleted one that had its address.
 */
export const FIRST_CREDENTIALS_VERSION = `extract(epoch FROM now() - timestamptz '2026-01-01 00:00+00')::integer`;
