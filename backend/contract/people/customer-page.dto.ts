import { ValidateIf } from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { isId } from '../common/id.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { isPhone } from './person.rules.js';

const UNKNOWN = 'Müşteri bulunamadı.';

/**
 * Names a person: by their account, or, for who bought as a guest, by the e-mail address or the telephone number of
 * their orders. The first one that is given counts.
 */
export class PersonQuery {
  @mayBeAbsent()
  @isId(UNKNOWN)
  customerId?: string;

  @mayBeAbsent()
  @isEmailAddress({ whenMissing: UNKNOWN, whenWrong: UNKNOWN })
  email?: string;

  @ValidateIf(({ phone }: PersonQuery) => phone !== undefined)
  @isPhone()
  phone?: string;
}
