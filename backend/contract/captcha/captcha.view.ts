export const CAPTCHA_TYPES = ['visual', 'text'] as const;
/** A picture to read, or a question in words for visitors who cannot see it. */
export type CaptchaType = (typeof CAPTCHA_TYPES)[number];

/** Texts of a picture: specification 1, section 8. */
export const CAPTCHA_PROMPT = 'Resimdeki kodu yazın';
export const CAPTCHA_PLACEHOLDER = 'Kodu yazın';

export interface CaptchaView {
  readonly question: string;
  /** A data URL; null for a question in words. */
  readonly image: string | null;
  readonly type: CaptchaType;
  readonly placeholder: string;
}
