import { chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../../../ui/select-field.js';
import { Chips } from './part-chips.js';
import { useTemplateParts } from './template-parts-context.js';
import type { TemplateValues } from './template-values.js';

export interface TemplatePaletteProps {
  readonly onVariable: (name: string) => void;
  readonly onBlock: (name: string) => void;
  readonly onCondition: (name: string) => void;
}

/** The variables, blocks and conditions that can be inserted at the cursor. */
export function TemplatePalette({ onVariable, onBlock, onCondition }: TemplatePaletteProps) {
  const { variables, conditions } = useTemplateParts();
  const missing = useMissingBlocks();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
    >
      <chakra.div gridColumn="1 / -1">
        <Chips
          title="Değişkenler"
          help="Basınca imlecin olduğu yere eklenir."
          chips={variables.map(({ name, label, isRequired }) => ({
            name,
            label: isRequired ? `${label} (zorunlu)` : label,
          }))}
          onPick={onVariable}
        />
      </chakra.div>
      {missing.length > 0 && (
        <chakra.div gridColumn="1 / -1">
          <Chips
            title="Çıkarılmış bölümler"
            help="Basınca imlecin olduğu yere geri eklenir."
            chips={missing}
            onPick={onBlock}
          />
        </chakra.div>
      )}
      {conditions.length > 0 && (
        <SelectField
          label="Koşullu bölüm ekle"
          size="sm"
          placeholder="Koşul seçin"
          options={conditions.map(({ name, label }) => ({ value: name, label }))}
          value=""
          onChange={({ target }) => target.value !== '' && onCondition(target.value)}
        />
      )}
    </chakra.div>
  );
}

/** Blocks of the mail that its text does not name. */
function useMissingBlocks() {
  const { blocks } = useTemplateParts();
  const { control } = useFormContext<TemplateValues>();
  const body = useWatch({ control, name: 'bodyHtml' });
  return blocks.filter(({ name }) => !body.includes(`{{> ${name}}}`));
}
