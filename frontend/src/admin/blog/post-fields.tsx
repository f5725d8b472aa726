import { chakra } from '@chakra-ui/react';
import { useController, useFormContext } from 'react-hook-form';
import { BLOG_CATEGORIES } from '@contract/blog/blog-category.js';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { excerptOf } from '@contract/blog/excerpt.js';
import { blogSlugOf } from '@contract/blog/blog-slug.js';
import { useFields } from '../../lib/forms/form-fields.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import type { PickedPicture } from '../ui/rich-text/picked-picture.js';
import { RichTextField } from '../ui/rich-text/rich-text-field.js';
import { TagsField } from './tags-field.js';
import { studioNameOfPage } from '../../lib/site/studio-name.js';

interface PostFieldsProps {
  readonly isOut: boolean;
  readonly onPickImage: () => Promise<PickedPicture | null>;
}

/** The fields with the text that readers see. */
export function PostFields({ isOut, onPickImage }: PostFieldsProps) {
  const { formState, watch } = useFormContext<BlogPostDto>();
  const field = useFields<BlogPostDto>();
  const { field: content } = useController<BlogPostDto, 'content'>({ name: 'content' });
  const { errors } = formState;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <TextField label="Başlık" {...field('title')} />
      <TextField
        label="Adres"
        placeholder={blogSlugOf(watch('title')) || 'yazinin-adresi'}
        help={
          isOut
            ? 'Değiştirirseniz eski bağlantılar yeni adrese yönlendirilir.'
            : 'Boş bırakırsanız başlıktan oluşturulur: /blog/…'
        }
        {...field('slug')}
      />
      <RichTextField
        label="İçerik"
        value={content.value}
        onChange={content.onChange}
        onPickImage={onPickImage}
        error={errors.content?.message}
      />
      <TextArea
        label="Özet"
        rows={3}
        placeholder={excerptOf(wordsOf(content.value))}
        help="Boş bırakırsanız içeriğin ilk 160 karakteri gösterilir."
        {...field('excerpt')}
      />
      <SelectField
        label="Kategori"
        options={BLOG_CATEGORIES.map((value) => ({ value, label: value }))}
        {...field('category')}
      />
      <TagsField name="tags" label="Etiketler" placeholder="sır, fırınlama" help="Virgülle ayırın." />
      <TextField label="Yazan" placeholder={studioNameOfPage()} {...field('authorName')} />
    </chakra.div>
  );
}

/** The fields for search engines; an empty one shows the text that is used instead. */
export function MetaFields() {
  const { watch } = useFormContext<BlogPostDto>();
  const field = useFields<BlogPostDto>();
  const [title, excerpt, content] = watch(['title', 'excerpt', 'content']);
  return (
    <chakra.section aria-label="Arama motorları" display="grid" gap="4">
      <chakra.h2 textStyle="h4">Arama motorları</chakra.h2>
      <TextField
        label="Meta başlık"
        placeholder={title}
        help="Google’da ve paylaşımlarda görünen başlık. Boş bırakırsanız yazının başlığı görünür."
        {...field('metaTitle')}
      />
      <TextArea
        label="Meta açıklama"
        rows={3}
        placeholder={excerpt || excerptOf(wordsOf(content))}
        help="Google’da başlığın altındaki iki satır. Boş bırakırsanız özet görünür."
        {...field('metaDescription')}
      />
      <TagsField name="metaKeywords" label="Anahtar kelimeler" help="Virgülle ayırın; ilki en önemlisi." />
    </chakra.section>
  );
}

function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<\/(?:p|h\d|li)>/g, ' $&'), 'text/html');
  return page.body.textContent.replace(/\s+/g, ' ').trim();
}
