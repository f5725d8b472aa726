import type { MailTemplateView } from '@contract/messaging/email/mail-template.views.js';

type Parts = Pick<MailTemplateView, 'variables' | 'conditions' | 'blocks'>;

/** The variables, blocks and conditions of a template, with their names in the editor. */
export interface TemplateParts extends Parts {
  readonly labelOf: {
    readonly variable: (name: string) => string;
    readonly block: (name: string) => string;
    /** 'siparişte parça varsa'; of '!name' what holds otherwise. */
    readonly condition: (when: string) => string;
  };
  readonly isRequired: (block: string) => boolean;
}

interface Named {
  readonly name: string;
  readonly label: string;
}

const labelIn = (parts: readonly Named[], name: string) =>
  parts.find((part) => part.name === name)?.label ?? name;

export function templateParts({ variables, conditions, blocks }: Parts): TemplateParts {
  return {
    ...{ variables, conditions, blocks },
    labelOf: {
      variable: (name) => labelIn(variables, name),
      block: (name) => labelIn(blocks, name),
      condition: (when) =>
        when.startsWith('!')
          ? `şu durum yoksa: ${labelIn(conditions, when.slice(1))}`
          : labelIn(conditions, when),
    },
    isRequired: (block) => blocks.some(({ name, isRequired }) => name === block && isRequired),
  };
}
