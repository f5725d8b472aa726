import PostalMime, { type Attachment } from 'postal-mime';

export interface MailAttachment {
  readonly index: number;
  readonly filename: string;
  readonly mimeType: string;
  readonly size: number;
  readonly contentId: string | null;
}

export interface MailContent {
  /** Mail programs show only one of several mails with the same id; '' when there is none. */
  readonly messageId: string;
  readonly subject: string;
  readonly from: string;
  readonly html: string | null;
  readonly text: string | null;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly MailAttachment[];
}

export async function parseMail(raw: Buffer): Promise<MailContent> {
  const mail = await PostalMime.parse(raw);
  return {
    messageId: mail.messageId ?? '',
    subject: mail.subject ?? '',
    from: mail.from?.address ?? '',
    html: mail.html ?? null,
    text: mail.text ?? null,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(describe),
  };
}

export async function readAttachment(
  raw: Buffer,
  index: number,
): Promise<{ about: MailAttachment; bytes: Buffer } | null> {
  const { attachments } = await PostalMime.parse(raw);
  const attachment = attachments[index];
  return attachment ? { about: describe(attachment, index), bytes: bytesOf(attachment) } : null;
}

function describe(attachment: Attachment, index: number): MailAttachment {
  return {
    index,
    filename: attachment.filename ?? `ek-${index + 1}`,
    mimeType: attachment.mimeType,
    size: bytesOf(attachment).length,
    contentId: attachment.contentId?.replace(/^<|>$/g, '') ?? null,
  };
}

function bytesOf({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
}
