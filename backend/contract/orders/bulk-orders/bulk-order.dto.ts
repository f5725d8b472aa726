import { isPersonsName, isRequiredPhone } from '../../people/person.rules.js';
import { isEmailAddress } from '../../common/email.rule.js';
import { isRequestMessage } from '../../common/request-message.rule.js';

/** A request for an offer for many pieces (specification 1, section 5, 'Bulk-order form'). */
export class BulkOrderDto {
  /** The name of a person or a company. */
  @isPersonsName('İsim alanı zorunludur', { maxLength: 120 })
  name: string;

  @isEmailAddress({
    whenMissing: 'E-posta alanı zorunludur',
    whenWrong: 'Geçerli bir e-posta adresi giriniz',
  })
  email: string;

  @isRequiredPhone('Telefon numarası zorunludur')
  phone: string;

  @isRequestMessage('Mesaj alanı zorunludur')
  message: string;
}
