import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { WriteWithAiDto } from '@contract/blog/ai-writer.dto.js';
import { AI_LENGTHS, AI_TONES } from '@contract/blog/ai-writer.js';
import { BLOG_CATEGORIES } from '@contract/blog/blog-category.js';
import { useFields } from '../../../lib/forms/form-fields.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { FieldPair } from '../../ui/field-pair.js';
import { TagsField } from '../tags-field.js';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The input for the AI writer (specification 3, section 3). */
export function AiPromptFields() {
  const { formState } = useFormContext<WriteWithAiDto>();
  const field = useFields<WriteWithAiDto>();
  const { errors, submitCount } = formState;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <ErrorSummary errors={errors} attempt={submitCount} />
      <TextField label="Konu" placeholder="Evde çömlek yapmaya nereden başlamalı?" {...field('topic')} />
      <TagsField
        name="keywords"
        label="Anahtar kelimeler"
        placeholder="evde çömlek, kil"
        help="Virgülle ayırın; ilki en önemlisi."
      />
      <FieldPair>
        <SelectField
          label="Kategori"
          options={BLOG_CATEGORIES.map((value) => ({ value, label: value }))}
          {...field('category')}
        />
        <TextField label="Hedef kitle" optional placeholder="Yeni başlayanlar" {...field('targetAudience')} />
        <SelectField label="Üslup" options={optionsOf(AI_TONES)} {...field('tone')} />
        <SelectField label="Uzunluk" options={optionsOf(AI_LENGTHS)} {...field('length')} />
      </FieldPair>
      <TextArea
        label="Ek bilgi"
        optional
        rows={3}
        placeholder="Atölyemizdeki çarşamba derslerinden söz et."
        {...field('additionalContext')}
      />
    </chakra.div>
  );
}
