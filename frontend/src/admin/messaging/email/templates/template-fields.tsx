import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { MailTemplateView } from '@contract/messaging/email/mail-template.views.js';
import { useFields } from '../../../../lib/forms/form-fields.js';
import { TextField } from '../../../../ui/text-field.js';
import { BodyField } from './body-field.js';
import { DefaultText } from './default-text.js';
import { TemplatePalette } from './template-palette.js';
import { TemplatePartsContext } from './template-parts-context.js';
import { templateParts } from './template-parts.js';
import type { TemplateValues } from './template-values.js';
import { useInsertion } from './use-insertion.js';

/** The texts of a mail, with the variables and blocks to insert. */
export function TemplateFields({ template }: { readonly template: MailTemplateView }) {
  const field = useFields<TemplateValues>();
  const { body, onFocus, variable, block, condition } = useInsertion();
  const parts = useMemo(() => templateParts(template), [template]);
  return (
    <TemplatePartsContext value={parts}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" onFocus={onFocus}>
        <TextField label="Konu" data-autofocus="" size="sm" maxLength={150} {...field('subject')} />
        <TextField
          label="Ön izleme satırı"
          size="sm"
          optional
          maxLength={300}
          help="Gelen kutusunda konunun yanında görünür."
          {...field('preheader')}
        />
        <TemplatePalette onVariable={variable} onBlock={block} onCondition={condition} />
        <BodyField handle={body} />
        <DefaultText {...template} />
      </chakra.div>
    </TemplatePartsContext>
  );
}
