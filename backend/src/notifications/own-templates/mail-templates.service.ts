import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { RecordAsRead } from '../../../contract/admin/record.dto.js';
import { AppError, errorText } from '../../../contract/app-error.js';
import type { MailWordsDto, SaveTemplateDto } from '../../../contract/email/mail-template.dto.js';
import type { MailPreview, MailTemplateView } from '../../../contract/email/mail-template.views.js';
import type { LogEventName } from '../../../contract/logs/log-event-name.js';
import { AdminChanges } from '../../activity-log/admin-changes.service.js';
import { MailRenderer } from '../mail-renderer.js';
import { MAIL_NAMES } from '../mail-names.js';
import type { MailKind } from '../mail-template.js';
import { EDITABLE_MAILS, editableMail } from './editable-mails.js';
import { MailComposer } from './mail-composer.service.js';
import { OwnMailTemplate } from './own-mail-template.entity.js';
import { UnusableWords } from './own-words.js';
import { READY_WORDS } from './ready-words.js';
import type { Actor } from '../../platform/sessions/actor.js';

/** The studio's own words for the shop's mails (specification 3, section 3, 'Email template'). */
@Injectable()
export class MailTemplates {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AdminChanges) private readonly changes: AdminChanges,
    @Inject(MailComposer) private readonly composer: MailComposer,
    @Inject(MailRenderer) private readonly renderer: MailRenderer,
  ) {}

  /** Every mail that may be changed, changed or not. */
  async list(): Promise<MailTemplateView[]> {
    const own = await this.dataSource.manager.find(OwnMailTemplate);
    return Object.keys(EDITABLE_MAILS).map((kind) =>
      templateView(
        kind,
        own.find((template) => template.kind === kind),
      ),
    );
  }

  /** Throws template_unusable and changed_meanwhile. */
  async save(actor: Actor, { version, ...words }: SaveTemplateDto): Promise<void> {
    this.mustBeUsable(words);
    await this.dataSource.transaction(async (manager) => {
      const before = await kept(manager, { kind: words.kind });
      // Somebody took away what this one was written over.
      if (before === null && (version ?? 0) !== 0) throw new AppError('changed_meanwhile');
      const id = before === null ? await this.add(manager, words) : before.id;
      if (before !== null) {
        const changed = { ...words, brokenReason: null, brokenAt: null, version: () => 'version + 1' };
        const { affected } = await manager.update(
          OwnMailTemplate,
          { id, version: version ?? before.version },
          changed,
        );
        if (affected !== 1) throw new AppError('changed_meanwhile');
      }
      await this.record(manager, actor, {
        id,
        event: 'email_template_saved',
        before: recorded(before),
        after: words,
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
      await manager.update(OwnMailTemplate, { id }, { isActive, version: () => 'version + 1' });
      const after = { ...recorded(before), isActive };
      await this.record(manager, actor, {
        id,
        event: 'email_template_switched',
        before: recorded(before),
        after,
      });
    });
  }

  /** The built-in words are back. Throws not_found and changed_meanwhile. */
  async remove(actor: Actor, { id, version }: RecordAsRead): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await asRead(manager, { id, version });
      await manager.delete(OwnMailTemplate, { id });
      await this.record(manager, actor, {
        id,
        event: 'email_template_deleted',
        before: recorded(before),
        after: null,
      });
    });
  }

  /** With sample data. Words that cannot be used say why, and are shown as they were typed. */
  async preview(words: MailWordsDto): Promise<MailPreview> {
    const sample = editableMail(words.kind)?.sample;
    if (!sample) throw new AppError('not_found');
    try {
      return { ...(await this.composer.inOwnWords(words, sample, null)), problem: null };
    } catch (error) {
      const typed = { subject: words.subject, html: words.bodyHtml, text: words.bodyText };
      const { subject, html, text } = await this.renderer.render('bulk-mail', typed);
      return { subject, html, text, problem: reasonOf(error) };
    }
  }

  /** Throws not_found. */
  async builtIn(kind: string): Promise<Omit<MailPreview, 'problem'>> {
    const sample = editableMail(kind)?.sample;
    if (!sample) throw new AppError('not_found');
    const { subject, html, text } = await this.renderer.render(kind as MailKind, sample);
    return { subject, html, text };
  }

  private mustBeUsable(words: MailWordsDto): void {
    try {
      this.composer.check(words);
    } catch (error) {
      const params = { reason: reasonOf(error) };
      const field = error instanceof UnusableWords ? error.field : 'bodyHtml';
      throw new AppError('template_unusable', params, { [field]: errorText('template_unusable', params) });
    }
  }

  private async add(manager: EntityManager, words: Omit<SaveTemplateDto, 'version'>): Promise<string> {
    const [added] = await manager.query<{ id: string }[]>(
      `INSERT INTO own_mail_template (kind, subject, body_html, body_text, is_active) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kind) DO NOTHING RETURNING id`,
      [words.kind, words.subject, words.bodyHtml, words.bodyText, words.isActive],
    );
    if (!added) throw new AppError('changed_meanwhile');
    return added.id;
  }

  private async record(manager: EntityManager, actor: Actor, change: TemplateChange): Promise<void> {
    const { id, event, before, after } = change;
    const label = (after ?? before)?.subject ?? '';
    await this.changes.record(manager, actor, {
      type: 'admin_change',
      event,
      recordKind: 'email_template',
      recordId: id,
      label,
      before,
      after,
    });
  }
}

/** Locked, so that what is put on record as it was before is what was changed. */
function kept(
  manager: EntityManager,
  where: Partial<Pick<OwnMailTemplate, 'id' | 'kind'>>,
): Promise<OwnMailTemplate | null> {
  return manager.findOne(OwnMailTemplate, { where, lock: { mode: 'pessimistic_write' } });
}

/** Throws not_found, and changed_meanwhile for words that another admin has just written. */
async function asRead(manager: EntityManager, { id, version }: RecordAsRead): Promise<OwnMailTemplate> {
  const found = await kept(manager, { id });
  if (!found) throw new AppError('not_found');
  if (version !== undefined && version !== found.version) throw new AppError('changed_meanwhile');
  return found;
}

type RecordedWords = Pick<OwnMailTemplate, 'kind' | 'subject' | 'bodyHtml' | 'bodyText' | 'isActive'>;

interface TemplateChange {
  readonly id: string;
  readonly event: LogEventName;
  readonly before: RecordedWords | null;
  readonly after: RecordedWords | null;
}

function recorded(template: OwnMailTemplate): RecordedWords;
function recorded(template: OwnMailTemplate | null): RecordedWords | null;
function recorded(template: OwnMailTemplate | null): RecordedWords | null {
  if (!template) return null;
  const { kind, subject, bodyHtml, bodyText, isActive } = template;
  return { kind, subject, bodyHtml, bodyText, isActive };
}

function reasonOf(error: unknown): string {
  return error instanceof UnusableWords ? error.message : 'içerik okunamadı.';
}

/** Where the built-in words are used; version 0 says that there were none when it was read. */
const NONE = {
  id: null,
  subject: '',
  bodyHtml: '',
  bodyText: '',
  isActive: false,
  brokenReason: null,
  version: 0,
};

const NOTHING_READY = { sentWhen: '', subject: '', bodyHtml: '' };

function templateView(kind: string, own: OwnMailTemplate | undefined): MailTemplateView {
  const mail = editableMail(kind);
  const { id, subject, bodyHtml, bodyText, isActive, brokenReason, version } = own ?? NONE;
  const variables = Object.entries(mail?.variables ?? {}).map(([name, { label, isEssential = false }]) => ({
    name,
    label,
    isEssential,
  }));
  const words = { subject, bodyHtml, bodyText };
  const { sentWhen, ...ready } = READY_WORDS[kind as MailKind] ?? NOTHING_READY;
  return {
    id,
    kind,
    label: MAIL_NAMES[kind as MailKind],
    sentWhen,
    ...words,
    isActive,
    brokenReason,
    version,
    variables,
    ready,
  };
}
