import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RecordAsRead } from '../../../contract/admin/record.dto.js';
import { AppError, errorText } from '../../../contract/app-error.js';
import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import type { SaveTemplateDto } from '../../../contract/messaging/email/mail-template.dto.js';
import type { MailTemplateView } from '../../../contract/messaging/email/mail-template.views.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { Settings } from '../../platform/config/settings.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { hasForeignPicture } from '../mail/mail-html.js';
import { MailRenderer } from '../mail/mail-renderer.js';
import type { MailKind, TemplateText } from '../mail/mail-template.js';
import { MAIL_TEMPLATES } from '../mail/mail-templates.js';
import { UnusableTemplate } from '../mail/template-source.js';
import { CustomMailTemplate } from './custom-mail-template.entity.js';
import { EDITABLE_KINDS, isEditable } from './editable-mails.js';
import { templateView } from './template-views.js';

const FOREIGN_PICTURE =
  'başka sitelerin görselleri kullanılamaz. Görseli medya kütüphanesine yükleyip oradaki adresini yazın.';

/** Reads and saves the studio's mail templates (specification 3, section 3, 'Email template'). */
@Injectable()
export class CustomTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly renderer: MailRenderer,
    private readonly settings: Settings,
    private readonly studio: CurrentStudio,
  ) {}

  /** All mails that the studio may change, with or without a custom template. */
  async list(): Promise<MailTemplateView[]> {
    const custom = await this.dataSource.manager.find(CustomMailTemplate);
    return EDITABLE_KINDS.map((kind) => {
      const changed = custom.find((template) => template.kind === kind);
      return templateView(kind, changed, { studio: this.studio, publicUrl: this.settings.PUBLIC_URL });
    });
  }

  /** Throws template_unusable and changed_meanwhile. */
  async save(actor: Actor, { version, ...template }: SaveTemplateDto): Promise<void> {
    this.mustBeUsable(template);
    await this.dataSource.transaction(async (manager) => {
      const before = await kept(manager, { kind: template.kind });
      // The custom template that was read has been deleted since.
      if (before === null && (version ?? 0) !== 0) throw new AppError('changed_meanwhile');
      const id = before === null ? await this.add(manager, template) : before.id;
      if (before !== null) {
        const changed = { ...template, brokenReason: null, brokenAt: null, version: () => 'version + 1' };
        const { affected } = await manager.update(
          CustomMailTemplate,
          { id, version: version ?? before.version },
          changed,
        );
        if (affected !== 1) throw new AppError('changed_meanwhile');
      }
      await this.record(manager, actor, {
        id,
        event: 'email_template_saved',
        before: recorded(before),
        after: template,
      });
    });
  }

  /** Throws not_found and changed_meanwhile. */
  async setActive(
    actor: Actor,
    { id, version, isActive }: RecordAsRead & { readonly isActive: boolean },
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await asRead(manager, { id, version });
      await manager.update(CustomMailTemplate, { id }, { isActive, version: () => 'version + 1' });
      const after = { ...recorded(before), isActive };
      await this.record(manager, actor, {
        id,
        event: 'email_template_switched',
        before: recorded(before),
        after,
      });
    });
  }

  /** Restores the default template. Throws not_found and changed_meanwhile. */
  async remove(actor: Actor, { id, version }: RecordAsRead): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await asRead(manager, { id, version });
      await manager.delete(CustomMailTemplate, { id });
      await this.record(manager, actor, {
        id,
        event: 'email_template_deleted',
        before: recorded(before),
        after: null,
      });
    });
  }

  private mustBeUsable({ kind, ...text }: { readonly kind: string } & TemplateText): void {
    try {
      if (!isEditable(kind)) throw new UnusableTemplate('bu adda bir e-posta yok.');
      this.check(kind, text);
    } catch (error) {
      const params = { reason: unusableReason(error) };
      const field = error instanceof UnusableTemplate ? error.field : 'bodyHtml';
      throw new AppError('template_unusable', params, { [field]: errorText('template_unusable', params) });
    }
  }

  private check(kind: MailKind, custom: TemplateText): void {
    this.renderer.write(kind, MAIL_TEMPLATES[kind].sample, { custom });
    if (hasForeignPicture(custom.bodyHtml, this.settings.PUBLIC_URL)) {
      throw new UnusableTemplate(FOREIGN_PICTURE);
    }
  }

  private async add(manager: EntityManager, template: Omit<SaveTemplateDto, 'version'>): Promise<string> {
    const [added] = await manager.query<{ id: string }[]>(
      `INSERT INTO custom_mail_template (kind, subject, preheader, body_html, is_active) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kind) DO NOTHING RETURNING id`,
      [template.kind, template.subject, template.preheader, template.bodyHtml, template.isActive],
    );
    if (!added) throw new AppError('changed_meanwhile');
    return added.id;
  }

  private async record(manager: EntityManager, actor: Actor, change: TemplateChange): Promise<void> {
    const { id, event, before, after } = change;
    const label = (after ?? before)?.subject ?? '';
    await this.changes.record(manager, actor, {
      event,
      recordKind: 'email_template',
      recordId: id,
      label,
      before,
      after,
    });
  }
}

/** Locks the row, so that the logged previous state is the one that was replaced. */
function kept(
  manager: EntityManager,
  where: Partial<Pick<CustomMailTemplate, 'id' | 'kind'>>,
): Promise<CustomMailTemplate | null> {
  return manager.findOne(CustomMailTemplate, { where, lock: { mode: 'pessimistic_write' } });
}

/** Throws not_found, and changed_meanwhile for a template that another admin has changed since. */
async function asRead(manager: EntityManager, { id, version }: RecordAsRead): Promise<CustomMailTemplate> {
  const found = await kept(manager, { id });
  if (!found) throw new AppError('not_found');
  if (version !== undefined && version !== found.version) throw new AppError('changed_meanwhile');
  return found;
}

type RecordedTemplate = Pick<CustomMailTemplate, 'kind' | 'subject' | 'preheader' | 'bodyHtml' | 'isActive'>;

interface TemplateChange {
  readonly id: string;
  readonly event: LogEventName;
  readonly before: RecordedTemplate | null;
  readonly after: RecordedTemplate | null;
}

function recorded(template: CustomMailTemplate): RecordedTemplate;
function recorded(template: CustomMailTemplate | null): RecordedTemplate | null;
function recorded(template: CustomMailTemplate | null): RecordedTemplate | null {
  if (!template) return null;
  const { kind, subject, preheader, bodyHtml, isActive } = template;
  return { kind, subject, preheader, bodyHtml, isActive };
}

export function unusableReason(error: unknown): string {
  return error instanceof UnusableTemplate ? error.message : 'içerik okunamadı.';
}
