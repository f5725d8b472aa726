/** A variable that the editor offers for a template. */
export interface TemplateVariable {
  /** 'order_id' */
  readonly name: string;
  /** 'Sipariş numarası' */
  readonly label: string;
  /** Its value in the sample mail. */
  readonly sample: string;
  /** Without it the mail is of no use. */
  readonly isEssential: boolean;
}

/** A condition for a part of a template: a variable that is not empty, or a flag of the mail. */
export interface TemplateCondition {
  readonly name: string;
  /** 'siparişte parça varsa' */
  readonly label: string;
}

/** A part that can be moved as a whole and not be changed. */
export interface TemplateBlock {
  readonly name: string;
  readonly label: string;
  /** The mail must not go out without it. */
  readonly isRequired: boolean;
}

export interface TemplateText {
  readonly subject: string;
  /** The preview text that inboxes show after the subject. */
  readonly preheader: string;
  readonly bodyHtml: string;
}

/** One of the shop's mails: by its custom template where it has one, else by the default one. */
export interface MailTemplateView extends TemplateText {
  /** Null while there is no custom template. */
  readonly id: string | null;
  /** 'order-confirmation' */
  readonly kind: string;
  /** 'Sipariş onayı' */
  readonly label: string;
  /** 'Sipariş verilince' */
  readonly sentWhen: string;
  /** Whether the text above is what goes out. */
  readonly isActive: boolean;
  /** Why the custom template could not be used; the default one went out instead. */
  readonly brokenReason: string | null;
  /** 0 while there is no custom template. */
  readonly version: number;
  readonly variables: readonly TemplateVariable[];
  readonly conditions: readonly TemplateCondition[];
  readonly blocks: readonly TemplateBlock[];
  readonly defaultText: TemplateText;
}

export interface MailPreview {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Why it cannot be saved as it is; null when it can. Then the default template is shown. */
  readonly problem: string | null;
}

/** A mail that went out, whose order or booking a preview can show. */
export interface PreviewExample {
  readonly mailId: string;
  /** 'A4F2C81D · Ayşe Gül Çığıroğlu' */
  readonly label: string;
}
