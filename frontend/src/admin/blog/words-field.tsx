import { useController } from 'react-hook-form';
import type { WriteWithAiDto } from '@contract/blog/ai-writer.dto.js';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { WordsInput } from './words-input.js';

/** The fields whose words are separated by commas. */
type Words = Pick<BlogPostDto, 'tags' | 'metaKeywords'> & Pick<WriteWithAiDto, 'keywords'>;

interface WordsFieldProps {
  readonly name: keyof Words;
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
}

export function WordsField({ name, ...texts }: WordsFieldProps) {
  const { field, fieldState } = useController<Words, keyof Words>({ name });
  const { value, ref, onBlur, onChange } = field;
  return (
    <WordsInput
      {...texts}
      error={fieldState.error?.message}
      words={value}
      ref={ref}
      onBlur={onBlur}
      onWords={onChange}
    />
  );
}
