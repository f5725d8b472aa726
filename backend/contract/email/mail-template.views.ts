export interface TemplateVariable {
  readonly name: string;
  readonly label: string;
  /** Without it the mail is of no use. */
  readonly isEssential: boolean;
}

/** One of the shop's mails, in the studio's own words where it has some. */
export interface MailTemplateView {
  /** Null while the built-in words are used. */
  readonly id: string | null;
  /** 'order-confirmation' */
  readonly kind: string;
  /** 'Sipariş onayı' */
  readonly label: string;
  /** 'Sipariş verilince' */
  readonly sentWhen: string;
  readonly subject: string;
  readonly bodyHtml: string;
  /** Made of the formatted one where it is empty. */
  readonly bodyText: string;
  readonly isActive: boolean;
  /** Why it could not be used; the built-in words went out instead. */
  readonly brokenReason: string | null;
  /** 0 while there are no words of its own. */
  readonly version: number;
  readonly variables: readonly TemplateVariable[];
  /** What to start from: the built-in words with this mail's variables. */
  readonly ready: { readonly subject: string; readonly bodyHtml: string };
}

export interface MailPreview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Why it cannot be saved as it is; null when it can. Then the words are shown as they were typed. */
  readonly problem: string | null;
}
