import { chakra } from '@chakra-ui/react';
import { useController, useFormContext } from 'react-hook-form';
import { BLOG_CATEGORIES } from '@contract/blog/blog-category.js';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { excerptOf } from '@contract/blog/excerpt.js';
import { blogSlugOf } from '@contract/blog/blog-slug.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import type { PickedPicture } from '../ui/rich-text/picked-picture.js';
import { RichTextField } from '../ui/rich-text/rich-text-field.js';
import { WordsField } from './words-field.js';

interface PostFieldsProps {
  readonly isOut: boolean;
  readonly onPickImage: () => Promise<PickedPicture | null>;
}

/** The fields with the text that readers see. */
export function PostFields({ isOut, onPickImage }: PostFieldsProps) {
  const { register, formState, watch } = useFormContext<BlogPostDto>();
  const { field } = useController<BlogPostDto, 'content'>({ name: 'content' });
  const { errors } = formState;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <TextField label="Başlık" error={errors.title?.message} {...register('title')} />
      <TextField
        label="Adres"
        placeholder={blogSlugOf(watch('title')) || 'yazinin-adresi'}
        help={
          isOut
            ? 'Değiştirirseniz eski bağlantılar yeni adrese yönlendirilir.'
            : 'Boş bırakırsanız başlıktan oluşturulur: /blog/…'
        }
        error={errors.slug?.message}
        {...register('slug')}
      />
      <RichTextField
        label="İçerik"
        value={field.value}
        onChange={field.onChange}
        onPickImage={onPickImage}
        error={errors.content?.message}
      />
      <TextArea
        label="Özet"
        rows={3}
        placeholder={excerptOf(wordsOf(field.value))}
        help="Boş bırakırsanız içeriğin ilk 160 karakteri gösterilir."
        error={errors.excerpt?.message}
        {...register('excerpt')}
      />
      <SelectField
        label="Kategori"
        options={BLOG_CATEGORIES.map((value) => ({ value, label: value }))}
        error={errors.category?.message}
        {...register('category')}
      />
      <WordsField name="tags" label="Etiketler" placeholder="sır, fırınlama" help="Virgülle ayırın." />
      <TextField
        label="Yazan"
        placeholder="Toprak"
        error={errors.authorName?.message}
        {...register('authorName')}
      />
    </chakra.div>
  );
}

/** The fields for search engines; an empty one shows the text that is used instead. */
export function MetaFields() {
  const { register, formState, watch } = useFormContext<BlogPostDto>();
  const { errors } = formState;
  const [title, excerpt, content] = watch(['title', 'excerpt', 'content']);
  return (
    <chakra.section aria-label="Arama motorları" display="grid" gap="4">
      <chakra.h2 textStyle="h4">Arama motorları</chakra.h2>
      <TextField
        label="Meta başlık"
        placeholder={title}
        error={errors.metaTitle?.message}
        {...register('metaTitle')}
      />
      <TextArea
        label="Meta açıklama"
        rows={3}
        placeholder={excerpt || excerptOf(wordsOf(content))}
        error={errors.metaDescription?.message}
        {...register('metaDescription')}
      />
      <WordsField name="metaKeywords" label="Anahtar kelimeler" help="Virgülle ayırın; ilki en önemlisi." />
    </chakra.section>
  );
}

function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<\/(?:p|h\d|li)>/g, ' $&'), 'text/html');
  return page.body.textContent.replace(/\s+/g, ' ').trim();
}
