import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { WriteWithAiDto } from '@contract/blog/ai-writer.dto.js';
import { AI_LENGTHS, AI_TONES } from '@contract/blog/ai-writer.js';
import { BLOG_CATEGORIES } from '@contract/blog/blog-category.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { FieldPair } from '../../ui/field-pair.js';
import { WordsField } from '../words-field.js';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The input for the AI writer (specification 3, section 3). */
export function WishFields() {
  const { register, formState } = useFormContext<WriteWithAiDto>();
  const { errors, submitCount } = formState;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <ErrorSummary errors={errors} attempt={submitCount} />
      <TextField
        label="Konu"
        placeholder="Evde çömlek yapmaya nereden başlamalı?"
        error={errors.topic?.message}
        {...register('topic')}
      />
      <WordsField
        name="keywords"
        label="Anahtar kelimeler"
        placeholder="evde çömlek, kil"
        help="Virgülle ayırın; ilki en önemlisi."
      />
      <FieldPair>
        <SelectField
          label="Kategori"
          options={BLOG_CATEGORIES.map((value) => ({ value, label: value }))}
          error={errors.category?.message}
          {...register('category')}
        />
        <TextField
          label="Hedef kitle"
          optional
          placeholder="Yeni başlayanlar"
          error={errors.targetAudience?.message}
          {...register('targetAudience')}
        />
        <SelectField
          label="Üslup"
          options={optionsOf(AI_TONES)}
          error={errors.tone?.message}
          {...register('tone')}
        />
        <SelectField
          label="Uzunluk"
          options={optionsOf(AI_LENGTHS)}
          error={errors.length?.message}
          {...register('length')}
        />
      </FieldPair>
      <TextArea
        label="Ek bilgi"
        optional
        rows={3}
        placeholder="Atölyemizdeki çarşamba derslerinden söz et."
        error={errors.additionalContext?.message}
        {...register('additionalContext')}
      />
    </chakra.div>
  );
}
