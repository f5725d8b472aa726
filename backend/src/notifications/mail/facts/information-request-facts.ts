/** What the visitor chose: all that the confirmation to a typed address may repeat. */
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
  /** As kept: +90… */
  readonly phone: string;
  /** Its paragraphs and lines, as they were typed. */
  readonly message: readonly string[];
}
