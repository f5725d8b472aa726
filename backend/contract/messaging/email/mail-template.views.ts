/** A variable that the editor offers for a template. */
export interface TemplateVariable {
  /** 'order_id' */
  readonly name: string;
  /** 'Sipariş numarası' */
  readonly label: string;
  /** Its value in the sample mail. */
  readonly sample: string;
  /** A template must show it, because the mail would be useless without it. */
  readonly isRequired: boolean;
}

/** A condition for a part of a template: a variable that is not empty, or a flag of the mail. */
export interface TemplateCondition {
  readonly name: string;
  /** 'siparişte parça varsa' */
  readonly label: string;
}

/** A part that a template can move as a whole but not change. */
export interface TemplateBlock {
  readonly name: string;
  readonly label: string;
  /** A template must contain it. */
  readonly isRequired: boolean;
}

export interface TemplateText {
  readonly subject: string;
  /** The preview text that inboxes show after the subject. */
  readonly preheader: string;
  readonly bodyHtml: string;
}

/** A mail of the shop with its custom template, or else the default one. */
export interface MailTemplateView extends TemplateText {
  /** Null while there is no custom template. */
  readonly id: string | null;
  /** 'order-confirmation' */
  readonly kind: string;
  /** 'Sipariş onayı' */
  readonly label: string;
  /** 'Sipariş verilince' */
  readonly sentWhen: string;
  /** Whether the custom template is in use. */
  readonly isActive: boolean;
  /** The reason why the custom template could not be used; the default one was sent instead. */
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
  /**
   * The reason why the template cannot be saved; null when it can. The preview then shows the default
   * template.
   */
  readonly problem: string | null;
}

/** An order or booking with which a preview can be shown. */
export interface PreviewExample {
  readonly mailId: string;
  /** 'A4F2C81D · Ayşe Gül Çığıroğlu' */
  readonly label: string;
}
