import type { OpenedAccount } from '../../platform/service-accounts/service-accounts.service.js';

/** The studio's account with Paraşüt. It must not leave the process but towards Paraşüt. */
export interface ParasutAccount {
  readonly companyId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
}

/** Null without an account, or when its secrets were encrypted with another APP_SECRET. */
export function parasutAccount(account: OpenedAccount | null): ParasutAccount | null {
  const { companyId, clientId, clientSecret, username, password } = account?.secrets ?? {};
  if (companyId === undefined || clientId === undefined || clientSecret === undefined) return null;
  if (username === undefined || password === undefined) return null;
  return { companyId, clientId, clientSecret, username, password };
}
