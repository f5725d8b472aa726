import type {
  MailTemplateView,
  TemplateBlock,
  TemplateCondition,
  TemplateVariable,
} from '../../../contract/messaging/email/mail-template.views.js';
import type { TemplateParts } from '../mail/check-template.js';
import type { MailKind, TemplateText } from '../mail/mail-template.js';
import { MAIL_TEMPLATES } from '../mail/mail-templates.js';
import { type Shop, valuesOf } from '../mail/template-values.js';
import { STUDIO_VARIABLES } from '../templates/parts/common-parts.js';
import type { CustomMailTemplate } from './custom-mail-template.entity.js';

/** Version 0 means that no custom template existed when it was read. */
const NONE = { id: null, isActive: true, brokenReason: null, version: 0 };

/** A mail template as the back office shows it. */
export function templateView(
  kind: MailKind,
  custom: CustomMailTemplate | undefined,
  shop: Shop,
): MailTemplateView {
  const template = MAIL_TEMPLATES[kind];
  const { id, isActive, brokenReason, version } = custom ?? NONE;
  return {
    ...{ id, kind, isActive, brokenReason, version },
    ...textOf(custom ?? template),
    label: template.label,
    sentWhen: template.sentWhen ?? '',
    variables: variablesOf(kind, shop),
    conditions: conditionsOf(template),
    blocks: blocksOf(template),
    defaultText: textOf(template),
  };
}

function textOf({ subject, preheader, bodyHtml }: TemplateText): TemplateText {
  return { subject, preheader, bodyHtml };
}

function variablesOf(kind: MailKind, shop: Shop): TemplateVariable[] {
  const values = valuesOf(kind, MAIL_TEMPLATES[kind].sample, shop);
  const variables: TemplateParts['variables'] = { ...MAIL_TEMPLATES[kind].variables, ...STUDIO_VARIABLES };
  return Object.entries(variables).map(([name, { label, isRequired = false }]) => ({
    name,
    label,
    sample: String(values[name] ?? ''),
    isRequired,
  }));
}

/** Variables are conditions as well, because they may be empty. */
function conditionsOf({ variables, conditions = {} }: TemplateParts): TemplateCondition[] {
  const own = Object.entries(conditions).map(([name, { label }]) => ({ name, label }));
  const filled = Object.entries(variables)
    .filter(([, { isRequired }]) => !isRequired)
    .map(([name, { label }]) => ({ name, label: `“${label}” doluysa` }));
  return [...own, ...filled];
}

function blocksOf({ blocks = {} }: TemplateParts): TemplateBlock[] {
  return Object.entries(blocks).map(([name, { label, isRequired = false }]) => ({ name, label, isRequired }));
}
