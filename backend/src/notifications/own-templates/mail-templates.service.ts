import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { MailWordsDto, SaveTemplateDto } from '../../../contract/email/mail-template.dto.js';
import type { MailPreview, MailTemplateView } from '../../../contract/email/mail-template.views.js';
import { AdminChanges } from '../../activity-log/admin-changes.service.js';
import { MailRenderer } from '../mail-renderer.js';
import type { MailKind } from '../mail-template.js';
import { EDITABLE_MAILS, editableMail } from './editable-mails.js';
import { MailComposer } from './mail-composer.service.js';
import { OwnMailTemplate } from './own-mail-template.entity.js';
import { checkWords, UnusableWords } from './own-words.js';
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
    usable(words);
    await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(OwnMailTemplate, { kind: words.kind });
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

  /** Throws not_found. */
  async setActive(
    actor: Actor,
    { id, isActive }: { readonly id: string; readonly isActive: boolean },
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(OwnMailTemplate, { id });
      if (!before) throw new AppError('not_found');
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

  /** The built-in words are back. Throws not_found. */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(OwnMailTemplate, { id });
      const { affected } = await manager.delete(OwnMailTemplate, { id });
      if (!before || affected !== 1) throw new AppError('not_found');
      await this.record(manager, actor, {
        id,
        event: 'email_template_deleted',
        before: recorded(before),
        after: null,
      });
    });
  }

  /** With sample data. Words that cannot be used say why, and show the built-in mail. */
  async preview(words: MailWordsDto): Promise<MailPreview> {
    const sample = editableMail(words.kind)?.sample;
    if (!sample) throw new AppError('not_found');
    try {
      return { ...(await this.composer.inOwnWords(words, sample, null)), problem: null };
    } catch (error) {
      return { ...(await this.builtIn(words.kind)), problem: reasonOf(error) };
    }
  }

  /** Throws not_found. */
  async builtIn(kind: string): Promise<Omit<MailPreview, 'problem'>> {
    const sample = editableMail(kind)?.sample;
    if (!sample) throw new AppError('not_found');
    const { subject, html, text } = await this.renderer.render(kind as MailKind, sample);
    return { subject, html, text };
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

type RecordedWords = Pick<OwnMailTemplate, 'kind' | 'subject' | 'bodyHtml' | 'bodyText' | 'isActive'>;

interface TemplateChange {
  readonly id: string;
  readonly event: string;
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

function usable(words: MailWordsDto): void {
  try {
    checkWords(words);
  } catch (error) {
    throw new AppError('template_unusable', { reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof UnusableWords ? error.message : 'içerik okunamadı.';
}

/** Where the built-in words are used. */
const NONE = {
  id: null,
  subject: '',
  bodyHtml: '',
  bodyText: '',
  isActive: false,
  brokenReason: null,
  version: 1,
};

function templateView(kind: string, own: OwnMailTemplate | undefined): MailTemplateView {
  const mail = editableMail(kind);
  const { id, subject, bodyHtml, bodyText, isActive, brokenReason, version } = own ?? NONE;
  const variables = Object.entries(mail?.variables ?? {}).map(([name, { label, isEssential = false }]) => ({
    name,
    label,
    isEssential,
  }));
  const words = { subject, bodyHtml, bodyText };
  return { id, kind, label: mail?.label ?? kind, ...words, isActive, brokenReason, version, variables };
}
