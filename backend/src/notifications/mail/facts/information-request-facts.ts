/**
 * The choices of the visitor, which the confirmation may repeat; texts may not, since anybody may type
 * somebody else's address.
 */
export interface InformationRequestChoice {
  /** 'Başlangıç Seviyesi' */
  readonly workshopType: string;
  /** 'Hiç Deneyim Yok' */
  readonly experienceLevel: string;
}

/** The whole request, for the studio. */
export interface InformationRequestFacts extends InformationRequestChoice {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  /** As stored: +90… */
  readonly phone: string;
  /** The paragraphs and lines of the message, as typed. */
  readonly message: readonly string[];
}
