import type { StudioIdentity } from '../../studio/current-studio.js';
import { STUDIO_VARIABLES } from '../templates/parts/common-parts.js';
import type { MailCondition, MailKind, MailPayloads, MailTemplate } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';

export type TemplateValues = Readonly<Record<string, string | boolean>>;

export interface Shop {
  readonly studio: StudioIdentity;
  readonly publicUrl: string;
}

/** The values of a mail's variables and conditions for these facts. */
export function valuesOf<K extends MailKind>(
  kind: K,
  facts: MailPayloads[K],
  { studio, publicUrl }: Shop,
): TemplateValues {
  const { variables, conditions = {} }: MailTemplate<K> = MAIL_TEMPLATES[kind];
  const ours = Object.entries(STUDIO_VARIABLES).map(([name, { from }]) => [name, from(studio)] as const);
  const texts = Object.entries(variables).map(([name, { from }]) => {
    const value = from(facts);
    return [name, name.endsWith('_url') ? wholeAddress(value, publicUrl) : value] as const;
  });
  const tests = Object.entries<MailCondition<MailPayloads[K]>>(conditions).map(
    ([name, { holds }]) => [name, holds(facts)] as const,
  );
  return Object.fromEntries<string | boolean>([...ours, ...texts, ...tests]);
}

function wholeAddress(address: string, publicUrl: string): string {
  return address === '' ? '' : new URL(address, publicUrl).href;
}
