/** A request as its two mails tell it. */
export interface InformationRequestFacts {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  /** As kept: +90… */
  readonly phone: string;
  /** 'Başlangıç Seviyesi' */
  readonly workshopType: string;
  /** 'Hiç Deneyim Yok' */
  readonly experienceLevel: string;
  readonly message: string;
}
