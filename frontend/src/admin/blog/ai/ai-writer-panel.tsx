import { chakra } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { WriteWithAiDto } from '@contract/blog/ai-writer.dto.js';
import type { GeneratedPost } from '@contract/blog/ai-writer.js';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { seoReport } from '@contract/blog/seo.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { toast } from '../../../ui/toast.js';
import { useAddressWindow } from '../../lib/use-address-window.js';
import { AiWriterDialog } from './ai-writer-dialog.js';

/** The panel above the editor, whose fields it fills. */
export function AiWriterPanel() {
  const { isOpen, open, close } = useAddressWindow('ai-yazari', { isStep: false });
  const { getValues } = useFormContext<BlogPostDto>();
  const fill = useFill();
  const { title, metaKeywords, category, content } = getValues();
  return (
    <chakra.section
      aria-label="AI ile yazma"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="3"
      mb="8"
      p="4"
      borderRadius="md"
      bg="bg.subtle"
    >
      <chakra.p flex="1 1 240px" color="fg.muted">
        Konuyu verin, ilk taslağı yapay zekâ yazsın; siz düzeltip kaydedin.
      </chakra.p>
      <Button variant="outline" size="sm" icon={<Icon as={Sparkles} />} onClick={open}>
        AI ile Yaz
      </Button>
      {isOpen && (
        <AiWriterDialog
          prompt={{ topic: title, keywords: metaKeywords, category }}
          replaces={title !== '' || content !== ''}
          onWritten={(post, prompt) => {
            fill(post, prompt);
            close();
          }}
          onClose={close}
        />
      )}
    </chakra.section>
  );
}

/** Puts the generated post into the form without saving it, and offers to undo that. */
function useFill() {
  const { getValues, reset } = useFormContext<BlogPostDto>();
  return (post: GeneratedPost, { category }: WriteWithAiDto) => {
    const before = getValues();
    const { title, content, excerpt, metaTitle, metaDescription } = post;
    const words = { tags: [...post.tags], metaKeywords: [...post.keywords] };
    const texts = { title, content, excerpt, metaTitle, metaDescription, category };
    const after: BlogPostDto = Object.assign({}, before, texts, words);
    const put = (values: BlogPostDto) => reset(values, { keepDefaultValues: true });
    put(after);
    const { score } = seoReport(Object.assign({ hasPicture: after.featuredFileName !== null }, after));
    const isReplaced = before.title !== '' || before.content !== '';
    toast.success({
      text: `Taslak hazır; okuyup kaydedin. SEO puanı: ${score}/100`,
      ...(isReplaced && { action: { label: 'Geri Al', onClick: () => put(before) } }),
    });
  };
}
