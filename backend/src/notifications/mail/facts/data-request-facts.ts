/** What mails say about requests of people about their own data. They repeat nothing that was typed into the form. */
export interface DataRequestMailPayloads {
  'data-request-confirmation': {
    /** With the site's origin: the page on which the request is confirmed. */
    readonly pageUrl: string;
    readonly hours: number;
  };
  'data-request-received': {
    /** 'Verilerin kopyası' */
    readonly subject: string;
    /** '12.12.2026 09:00' */
    readonly receivedAt: string;
    /** '11.01.2027' */
    readonly answerBy: string;
    readonly pageUrl: string;
  };
  'data-request-answered': {
    readonly subject: string;
    /** The studio's answer, or its reason to refuse. */
    readonly paragraphs: readonly (readonly string[])[];
    readonly isRefused: boolean;
    /** Until when the data may be downloaded from the page; null when none is released. */
    readonly exportUntil: string | null;
    readonly pageUrl: string;
  };
}
