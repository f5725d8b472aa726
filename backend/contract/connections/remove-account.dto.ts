import { Matches } from 'class-validator';
import { isKnownPassword } from '../people/password.rule.js';
import { ACCOUNT_ID, ACCOUNT_UNREADABLE } from './secret.rule.js';

/** Removes the account with a service. */
export class RemoveAccountDto {
  /** The account that was read. */
  @Matches(ACCOUNT_ID, { message: ACCOUNT_UNREADABLE })
  accountId: string;

  @isKnownPassword('Kendi şifrenizi yazın.')
  currentPassword: string;
}
