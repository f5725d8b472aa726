import type { MailTemplateView } from '@contract/messaging/email/mail-template.views.js';
import type { ConflictField } from '../../../ui/conflict-dialog.js';

export type TemplateValues = Pick<
  MailTemplateView,
  'kind' | 'subject' | 'preheader' | 'bodyHtml' | 'isActive'
>;

/** A mail without a custom template starts from the default one. */
export function templateValues(template: MailTemplateView): TemplateValues {
  const { kind, subject, preheader, bodyHtml, isActive } = template;
  return { kind, subject, preheader, bodyHtml, isActive };
}

/** Lists the differences between the form and what somebody else saved. */
export function templateConflict(mine: TemplateValues, theirs: TemplateValues): ConflictField[] {
  return [
    { label: 'Konu', mine: mine.subject, theirs: theirs.subject },
    { label: 'Ön izleme satırı', mine: mine.preheader, theirs: theirs.preheader },
    { label: 'İçerik (HTML)', mine: mine.bodyHtml, theirs: theirs.bodyHtml },
    { label: 'Bu metni kullan', mine: onOrOff(mine.isActive), theirs: onOrOff(theirs.isActive) },
  ].filter((field) => field.mine !== field.theirs);
}

const onOrOff = (isOn: boolean) => (isOn ? 'Açık' : 'Kapalı');
