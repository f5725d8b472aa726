import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../../contract/app-error.js';
import { searchForm } from '../../../contract/common/turkish-text.js';

/** Whose password it is: guessers begin with what is known of the person. */
export interface PasswordOwner {
  readonly email: string;
  readonly names: readonly string[];
}

export interface NewPassword {
  readonly password: string;
  /** The input field that a refusal names. */
  readonly field: string;
  readonly owner: PasswordOwner;
}

/** What else people choose as a password. */
interface Known {
  readonly studioName: string;
}

const COMMON = 'Bu şifre çok bilinen şifrelerden. Başka bir şifre seçin.';
const PERSONAL =
  'Şifreniz adınızdan, e-posta adresinizden ya da atölyenin adından oluşmasın. Başka bir şifre seçin.';
/** What people add to a name: 'ayse1990!', '.toprak.34'. */
const NOT_A_LETTER = /[^a-z]/g;

const COMMON_PASSWORDS = new Set(dictionary['passwords-common']);

/**
 * Refuses the passwords that are guessed first: common ones, and the person's or the studio's name with digits and signs
 * around it. Throws invalid_input.
 */
export function assertGoodPassword({ password, field, owner, studioName }: NewPassword & Known): void {
  const text = refusalOf(password, wordsAbout(owner, studioName));
  if (text !== null) throw new AppError('invalid_input', {}, { [field]: text });
}

function refusalOf(password: string, guessed: ReadonlySet<string>): string | null {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) return COMMON;
  const letters = lettersOf(password);
  return letters !== '' && guessed.has(letters) ? PERSONAL : null;
}

function wordsAbout({ email, names }: PasswordOwner, studioName: string): Set<string> {
  const [mailbox = ''] = email.split('@');
  const words = [...names, ...names.flatMap((name) => name.split(/\s+/)), email, mailbox, studioName];
  return new Set([...words, names.join('')].map(lettersOf));
}

function lettersOf(text: string): string {
  return searchForm(text).replace(NOT_A_LETTER, '');
}
