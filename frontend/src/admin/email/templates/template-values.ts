import type { MailTemplateView } from '@contract/email/mail-template.views.js';
import type { ConflictField } from '../../ui/conflict-dialog.js';

export type TemplateValues = Pick<
  MailTemplateView,
  'kind' | 'subject' | 'bodyHtml' | 'bodyText' | 'isActive'
>;

/** First words of one's own are written to be used. */
export function templateValues(template: MailTemplateView): TemplateValues {
  const { id, kind, subject, bodyHtml, bodyText, isActive } = template;
  return { kind, subject, bodyHtml, bodyText, isActive: id === null || isActive };
}

/** What differs between the form and what somebody else saved. */
export function templateConflict(mine: TemplateValues, theirs: TemplateValues): ConflictField[] {
  return [
    { label: 'Konu', mine: mine.subject, theirs: theirs.subject },
    { label: 'İçerik (HTML)', mine: mine.bodyHtml, theirs: theirs.bodyHtml },
    { label: 'Düz metin', mine: mine.bodyText, theirs: theirs.bodyText },
    { label: 'Bu metni kullan', mine: onOrOff(mine.isActive), theirs: onOrOff(theirs.isActive) },
  ].filter((field) => field.mine !== field.theirs);
}

const onOrOff = (isOn: boolean) => (isOn ? 'Açık' : 'Kapalı');
