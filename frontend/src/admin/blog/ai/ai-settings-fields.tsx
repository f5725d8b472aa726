import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { AiSettingsDto } from '@contract/blog/ai-writer.dto.js';
import { AI_MODELS, MAX_TOKENS, TEMPERATURE } from '@contract/blog/ai-writer.js';
import { MASKED } from '@contract/common/masked.js';
import { useFields } from '../../../lib/forms/form-fields.js';
import { describeField, FieldFrame, useFieldIds } from '../../../ui/field-frame.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { formatTemperature } from './ai-settings-values.js';

export function AiSettingsFields() {
  const field = useFields<AiSettingsDto>();
  return (
    <>
      <TextField
        label="API anahtarı"
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="AIza…"
        help="Google AI Studio’dan alınır. Şifrelenerek saklanır, bir daha gösterilmez."
        {...field('apiKey')}
        // Selects the mask, so that typing replaces it instead of adding to it.
        onFocus={({ target }) => target.value === MASKED && target.select()}
      />
      <SelectField
        label="Model"
        options={AI_MODELS.map((value) => ({ value, label: value }))}
        {...field('model')}
      />
      <TemperatureField />
      <TextField
        label="Token sınırı"
        type="number"
        inputMode="numeric"
        min={MAX_TOKENS.min}
        max={MAX_TOKENS.max}
        step={100}
        help={`${MAX_TOKENS.min}–${MAX_TOKENS.max} arası. Uzun yazılar için yükseltin.`}
        {...field('maxTokens', { valueAsNumber: true })}
      />
    </>
  );
}

function TemperatureField() {
  const { register, formState, watch } = useFormContext<AiSettingsDto>();
  const ids = useFieldIds(undefined);
  const error = formState.errors.temperature?.message;
  const help = 'Düşük değer tutarlı, yüksek değer daha özgün yazar.';
  const shown = formatTemperature(watch('temperature'));
  return (
    <FieldFrame ids={ids} label={`Yaratıcılık: ${shown}`} help={help} error={error}>
      <chakra.input
        type="range"
        {...describeField(ids, { help, error })}
        aria-valuetext={shown}
        {...TEMPERATURE}
        h="target"
        w="full"
        accentColor="brand.solid"
        {...register('temperature', { valueAsNumber: true })}
      />
    </FieldFrame>
  );
}
