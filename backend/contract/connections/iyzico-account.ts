/** Where iyzico takes payments. The sandbox takes no money and has accounts of its own. */
export const IYZICO_PLACES = ['live', 'sandbox'] as const;
export type IyzicoPlace = (typeof IYZICO_PLACES)[number];

export const IYZICO_ADDRESSES: Readonly<Record<IyzicoPlace, string>> = {
  live: 'https://api.iyzipay.com',
  sandbox: 'https://sandbox-api.iyzipay.com',
};

/** Both keys of the sandbox begin with this, and no key of a real account does. */
const SANDBOX_PREFIX = 'sandbox-';

/** Why a key cannot be one of this place; null when it may be. */
export function keyProblem(place: IyzicoPlace, key: string): string | null {
  if (key.startsWith(SANDBOX_PREFIX) === (place === 'sandbox')) return null;
  return place === 'live'
    ? 'Bu, iyzico’nun deneme ortamının anahtarı. Gerçek hesabınızınkini yazın ya da ortam olarak denemeyi seçin.'
    : 'Deneme ortamının anahtarları “sandbox-” ile başlar. Gerçek anahtar için ortam olarak satışı seçin.';
}

/** The account to which payments go, without its keys. */
export interface IyzicoView {
  /** The address to which payments go; null while card payment is not open. */
  readonly address: string | null;
  /** Whether that is iyzico's sandbox, which takes no money. */
  readonly isTrial: boolean;
  /** The server's variables that give the keys, which cannot be changed here then; empty without. */
  readonly lockedKeys: readonly string[];
  /** The server's variable that gives the address; empty when the address is chosen here. */
  readonly lockedAddress: readonly string[];
  /** The account, or its removal, that a new one would replace; null for the first. */
  readonly accountId: string | null;
  /** ISO 8601; null without an account. */
  readonly savedAt: string | null;
  /** Keys are saved, but nobody can read them any more since APP_SECRET has changed. */
  readonly areKeysUnreadable: boolean;
}

/** The answer to a question that needs valid keys. `unreachable`: the keys may be right or wrong. */
export type KeysCheck = 'accepted' | 'refused' | 'unreachable';
