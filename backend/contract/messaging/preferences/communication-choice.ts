/** What a person can allow, each by a consent of its own. */
export const COMMUNICATION_CHOICES = ['email', 'sms', 'photo'] as const;

export type CommunicationChoice = (typeof COMMUNICATION_CHOICES)[number];

/** The name of a switch and the sentence that is agreed to by switching it on, with the studio's name. */
interface ConsentText {
  readonly label: string;
  readonly sentence: (studioName: string) => string;
}

/**
 * The consent texts of the page 'İletişim tercihleri', by version. A change of a text is a new version; old versions are
 * kept, because the ledger names them.
 */
export const CHOICE_TEXTS = {
  'tercihler-2026-11': {
    email: {
      label: 'E-posta ile haber ve duyuru',
      sentence: (studioName) =>
        `${studioName} yeniliklerini, kampanyalarını ve duyurularını e-postayla almayı kabul ediyorum.`,
    },
    sms: {
      label: 'SMS ile haber ve duyuru',
      sentence: (studioName) =>
        `${studioName} yeniliklerini, kampanyalarını ve duyurularını yazdığım numaraya SMS’le almayı kabul ediyorum.`,
    },
    photo: {
      label: 'Workshop fotoğraflarım',
      sentence: (studioName) =>
        `Workshoplarda çekilen ve benim göründüğüm fotoğrafları ${studioName} sitesinde ve sosyal medya hesaplarında yayımlayabilir.`,
    },
  },
} as const satisfies Record<string, Readonly<Record<CommunicationChoice, ConsentText>>>;

export type ChoiceTextVersion = keyof typeof CHOICE_TEXTS;

/** The version in use. */
export const CHOICE_TEXT_VERSION: ChoiceTextVersion = 'tercihler-2026-11';
