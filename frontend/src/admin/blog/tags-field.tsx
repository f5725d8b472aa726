import { useController } from 'react-hook-form';
import type { WriteWithAiDto } from '@contract/blog/ai-writer.dto.js';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { TagsInput } from './tags-input.js';

/** The fields whose entries are separated by commas. */
type TagLists = Pick<BlogPostDto, 'tags' | 'metaKeywords'> & Pick<WriteWithAiDto, 'keywords'>;

interface TagsFieldProps {
  readonly name: keyof TagLists;
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
}

export function TagsField({ name, ...texts }: TagsFieldProps) {
  const { field, fieldState } = useController<TagLists, keyof TagLists>({ name });
  const { value, ref, onBlur, onChange } = field;
  return (
    <TagsInput
      {...texts}
      error={fieldState.error?.message}
      tags={value}
      ref={ref}
      onBlur={onBlur}
      onTags={onChange}
    />
  );
}
