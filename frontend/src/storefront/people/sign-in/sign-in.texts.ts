export type AuthMode = 'sign-in' | 'register';

export const AUTH: Record<AuthMode, { readonly tab: string; readonly title: string; readonly lead: string }> =
  {
    'sign-in': {
      tab: 'Giriş Yap',
      title: 'Tekrar hoş geldiniz',
      lead: 'Siparişleriniz ve biletleriniz sizi bekliyor.',
    },
    register: {
      tab: 'Üye Ol',
      title: 'Aramıza katılın',
      lead: 'Siparişlerinizi izleyin, biletleriniz elinizin altında olsun.',
    },
  };

/** Specification 1, section 5: the register form is hidden while the studio takes no new members. */
export const REGISTRATION_CLOSED =
  'Yeni üyelik şu an kapalı. Üyeyseniz giriş yapabilir, değilseniz üye olmadan alışveriş yapabilirsiniz.';

/** The welcome after signing in, or after the account was opened. */
export const WELCOME = {
  'sign-in': 'Giriş yaptınız.',
  register: 'Hesabınız açıldı, giriş yaptınız.',
} as const;

export const CODE_FOLLOWS = 'Üye olunca e-posta adresinize 6 haneli bir kod göndereceğiz.';

export const VERIFIED = 'E-posta adresiniz doğrulandı. Şimdi giriş yapabilirsiniz.';
