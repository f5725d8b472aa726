import { chakra } from '@chakra-ui/react';
import { useController, useFormContext } from 'react-hook-form';
import { BLOG_STATUSES } from '@contract/blog/admin-blog.query.js';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { BLOG_STATUS_LABELS } from '@contract/blog/blog-status.js';
import { SelectField } from '../../ui/select-field.js';
import { TextField } from '../../ui/text-field.js';

const HELP = {
  draft: 'Taslakları yalnızca siz görürsünüz.',
  published: 'Boş bırakırsanız şimdi yayınlanır.',
  scheduled: 'Yazı bu tarihte ve saatte kendiliğinden yayınlanır (İstanbul saati).',
} as const;

export function PublicationFields() {
  const { register, formState, watch } = useFormContext<BlogPostDto>();
  const { field } = useController<BlogPostDto, 'publishAt'>({ name: 'publishAt' });
  const { value, ref, onBlur, onChange } = field;
  return (
    <chakra.section aria-label="Yayın" display="grid" gap="4">
      <chakra.h2 textStyle="h4">Yayın</chakra.h2>
      <SelectField
        label="Durum"
        options={BLOG_STATUSES.map((value) => ({ value, label: BLOG_STATUS_LABELS[value] }))}
        error={formState.errors.status?.message}
        {...register('status')}
      />
      <TextField
        label="Yayın tarihi ve saati"
        type="datetime-local"
        help={HELP[watch('status')]}
        error={formState.errors.publishAt?.message}
        value={value ?? ''}
        ref={ref}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </chakra.section>
  );
}
