import { Equals, IsIn, IsString, Matches } from 'class-validator';
import { isEmailAddress } from '../../common/email.rule.js';
import { NEWSLETTER_CONSENTS, type NewsletterConsentVersion } from './newsletter-consent.js';
import { NEWSLETTER_ERRORS } from './newsletter.errors.js';

const INVALID_LINK = { message: NEWSLETTER_ERRORS.newsletter_link_invalid.message };

export class SubscribeDto {
  @isEmailAddress({ whenMissing: 'E-posta adresinizi yazın', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;

  @Equals(true, { message: 'Size yazabilmemiz için bu kutuyu işaretleyin.' })
  hasAgreed: true;

  /** The version of the consent text that was shown. */
  @IsIn(Object.keys(NEWSLETTER_CONSENTS), { message: 'Sayfayı yenileyip yeniden deneyin.' })
  textVersion: NewsletterConsentVersion;
}

/** The token of the link in a confirmation mail. */
export class ConfirmNewsletterDto {
  @Matches(/^[\w-]{43}$/, INVALID_LINK)
  @IsString(INVALID_LINK)
  token: string;
}

/** The token of the unsubscribe link in commercial mails. */
export class UnsubscribeDto {
  @Matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.[\w-]{43}$/, INVALID_LINK)
  @IsString(INVALID_LINK)
  token: string;
}
