import { isKnownPassword } from '../people/password.rule.js';

export class DataArchiveDto {
  @isKnownPassword()
  currentPassword: string;
}
