import { isOptionalEmail } from '../common/email.rule.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { isPersonsName, isPhoneOrEmpty } from './person.rules.js';

/**
 * Who bought or booked, as the studio corrects it, by the rules of the checkout. People whom the studio wrote down
 * itself may have no surname and no address, and buyers at the counter no telephone; what is there cannot be emptied
 * (`contact_emptied`).
 */
export class CorrectedPersonDto {
  @isPersonsName('Ad gereklidir')
  name: string;

  @isOptionalText({ maxLength: 60 })
  surname: string;

  @isOptionalEmail()
  email: string;

  @isPhoneOrEmpty()
  phone: string;
}
