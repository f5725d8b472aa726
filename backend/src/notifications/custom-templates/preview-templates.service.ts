import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { PreviewTemplateDto } from '../../../contract/messaging/email/mail-template.dto.js';
import type { MailPreview, PreviewExample } from '../../../contract/messaging/email/mail-template.views.js';
import { SecretBox } from '../../platform/security/secret-box.js';
import { openLinks } from '../mail/link-facts.js';
import { MailRenderer } from '../mail/mail-renderer.js';
import type { MailAttachment, MailKind, MailPayloads, MailTemplate } from '../mail/mail-template.js';
import { MAIL_TEMPLATES } from '../mail/mail-templates.js';
import { isEditable } from './editable-mails.js';
import { unusableReason } from './custom-templates.service.js';

const EXAMPLES = 20;
/** A kind of mail whose rows contain the facts for a preview, and the path to them in the payload. */
interface FactSource {
  readonly kind: MailKind;
  readonly path: string;
}

/** Every order and every booking has had this mail; a mail of the previewed kind contains more facts. */
const FIRST_MAIL: Record<'order' | 'booking', FactSource> = {
  order: { kind: 'order-confirmation', path: '{}' },
  booking: { kind: 'order-confirmation', path: '{tickets,0}' },
};

/** Previews a template with sample facts, or with those of an order or booking. */
@Injectable()
export class PreviewTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly renderer: MailRenderer,
    private readonly box: SecretBox,
  ) {}

  /** An unusable template is shown as typed, together with the reason. Throws not_found. */
  async preview({ kind, mailId, ...text }: PreviewTemplateDto): Promise<MailPreview> {
    if (!isEditable(kind)) throw new AppError('not_found');
    const facts = await this.factsFor(kind, mailId);
    try {
      const {
        subject,
        html,
        text: plain,
        attachments,
      } = await this.renderer.render(kind, facts, {
        custom: text,
      });
      return { subject, html: withPictures(html, attachments), text: plain, problem: null };
    } catch (error) {
      const typed = { subject: text.subject, html: text.bodyHtml };
      return { ...this.renderer.write('test-mail', typed), problem: unusableReason(error) };
    }
  }

  /** The newest orders or bookings with which this mail can be previewed. Throws not_found. */
  async examples(kind: string): Promise<PreviewExample[]> {
    if (!isEditable(kind)) throw new AppError('not_found');
    return this.dataSource.query<PreviewExample[]>(
      `SELECT id AS "mailId", concat_ws(' · ', payload ->> 'shortId', coalesce(
         payload ->> 'guestName', concat_ws(' ', payload -> 'buyer' ->> 'name', payload -> 'buyer' ->> 'surname'))) AS label
       FROM (
         SELECT DISTINCT ON (payload ->> 'shortId') *
         FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (kind, path, place)
         CROSS JOIN LATERAL (
           SELECT id, payload #> asked.path::text[] AS payload, created_at FROM mail_message
           WHERE template = asked.kind AND campaign_id IS NULL AND NOT is_erased
             AND payload #> asked.path::text[] ? 'shortId'
           ORDER BY created_at DESC LIMIT $3
         ) AS mail
         ORDER BY payload ->> 'shortId', place
       ) AS newest
       ORDER BY created_at DESC LIMIT $3`,
      [...columnsOf(factSources(kind)), EXAMPLES],
    );
  }

  private async factsFor<K extends MailKind>(kind: K, mailId: string | undefined): Promise<MailPayloads[K]> {
    const { sample }: MailTemplate<K> = MAIL_TEMPLATES[kind];
    if (mailId === undefined) return sample;
    const [mail] = await this.dataSource.query<{ payload: Partial<MailPayloads[K]> }[]>(
      `SELECT payload #> path::text[] AS payload
       FROM mail_message JOIN unnest($2::text[], $3::text[]) AS asked (kind, path) ON template = kind
       WHERE id = $1 AND NOT is_erased AND payload #> path::text[] ? 'shortId'`,
      [mailId, ...columnsOf(factSources(kind))],
    );
    if (!mail) throw new AppError('not_found');
    return { ...sample, ...openLinks(mail.payload, this.box) };
  }
}

/** A browser knows no attachments, so their pictures stand in the page itself. */
function withPictures(html: string, attachments: readonly MailAttachment[]): string {
  return attachments.reduce(
    (shown, { cid, contentType, content }) =>
      cid === undefined
        ? shown
        : shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  );
}

/** The previewed kind comes first. */
function factSources(kind: MailKind): FactSource[] {
  const { about } = MAIL_TEMPLATES[kind];
  if (about === undefined) return [];
  const first = FIRST_MAIL[about];
  return first.kind === kind ? [first] : [{ kind, path: '{}' }, first];
}

function columnsOf(sources: readonly FactSource[]): [kinds: string[], paths: string[]] {
  return [sources.map(({ kind }) => kind), sources.map(({ path }) => path)];
}
