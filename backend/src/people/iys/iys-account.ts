import type { OpenedAccount } from '../../platform/service-accounts/service-accounts.service.js';

/** The studio's account with İYS. It must not leave the process but towards İYS. */
export interface IysAccount {
  /** The number of the merchant at İYS. */
  readonly iysCode: string;
  readonly brandCode: string;
  readonly username: string;
  readonly password: string;
}

/** Null without an account, or when its secrets were encrypted with another APP_SECRET. */
export function iysAccount(account: OpenedAccount | null): IysAccount | null {
  const { iysCode, brandCode, username, password } = account?.secrets ?? {};
  if (iysCode === undefined || brandCode === undefined) return null;
  if (username === undefined || password === undefined) return null;
  return { iysCode, brandCode, username, password };
}
