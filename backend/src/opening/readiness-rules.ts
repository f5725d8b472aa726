import { studioNameRule } from './checks/studio-name.js';
import { studioWordsRule } from './checks/studio-words.js';
import { contactRule } from './checks/contact.js';
import { studioAddressRule } from './checks/studio-address.js';
import { hoursRule } from './checks/hours.js';
import { socialRule } from './checks/social.js';
import { demoStudioRule } from './checks/demo-studio.js';
import { sellerRule } from './checks/seller.js';
import { taxRule } from './checks/tax.js';
import { mersisRule } from './checks/mersis.js';
import { chamberRule } from './checks/chamber.js';
import { kepRule } from './checks/kep.js';
import { etbisRule } from './checks/etbis.js';
import { returnCarrierRule } from './checks/return-carrier.js';
import { returnAddressRule } from './checks/return-address.js';
import { legalTextsRule } from './checks/legal-texts.js';
import { rulesRule } from './checks/rules.js';
import { goodsRule } from './checks/goods.js';
import { picturesRule } from './checks/pictures.js';
import { stockRule } from './checks/stock.js';
import { samplesRule } from './checks/samples.js';
import { sessionsRule } from './checks/sessions.js';
import { textsRule } from './checks/texts.js';
import { lookRule } from './checks/look.js';
import { mailRule } from './checks/mail.js';
import { senderRule } from './checks/sender.js';
import { paymentRule } from './checks/payment.js';
import { realPaymentRule } from './checks/real-payment.js';
import { httpsRule } from './checks/https.js';
import { backupRule } from './checks/backup.js';
import { programsRule } from './checks/programs.js';
import { restoreRule } from './checks/restore.js';
import { secondAdminRule } from './checks/second-admin.js';
import { authenticatorRule } from './checks/authenticator.js';
import { secondStepRule } from './checks/second-step.js';
import { captchaRule } from './checks/captcha.js';
import type { ReadinessRule } from './readiness-rule.js';

/** All checks, in the order in which a studio sets itself up. */
export const READINESS_RULES: readonly ReadinessRule[] = [
  studioNameRule,
  studioWordsRule,
  lookRule,
  contactRule,
  studioAddressRule,
  hoursRule,
  socialRule,
  demoStudioRule,
  sellerRule,
  taxRule,
  mersisRule,
  kepRule,
  chamberRule,
  etbisRule,
  returnCarrierRule,
  returnAddressRule,
  legalTextsRule,
  rulesRule,
  goodsRule,
  samplesRule,
  picturesRule,
  stockRule,
  sessionsRule,
  programsRule,
  textsRule,
  mailRule,
  senderRule,
  paymentRule,
  realPaymentRule,
  httpsRule,
  backupRule,
  restoreRule,
  secondAdminRule,
  authenticatorRule,
  secondStepRule,
  captchaRule,
];
