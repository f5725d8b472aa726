import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { seoReport } from '@contract/blog/seo.js';
import { Icon } from '../../ui/icon.js';
import { SeoBar } from './seo-bar.js';

/** Computes the SEO score while typing, by the same rules as the server. */
export function SeoPanel() {
  const post = useWatch<BlogPostDto>() as BlogPostDto;
  const { score, checks } = seoReport(Object.assign({ hasPicture: post.featuredFileName !== null }, post));
  return (
    <chakra.section aria-label="SEO puanı" display="grid" gap="3">
      <chakra.h2 textStyle="h4" display="flex" justifyContent="space-between" gap="3">
        SEO puanı
        <SeoBar score={score} />
      </chakra.h2>
      <chakra.p textStyle="note" color="fg.muted">
        Yazının arama motorlarında ne kadar kolay bulunacağını gösterir; en çok 100 olur. Eksikleri
        tamamladıkça artar.
      </chakra.p>
      <chakra.ul display="grid" gap="2" textStyle="sm">
        {checks.map(({ key, label, points, isMet }) => (
          <chakra.li key={key} display="flex" gap="2" color={isMet ? 'fg.muted' : 'fg'}>
            <chakra.span color={isMet ? 'success.fg' : 'danger.fg'}>
              <Icon as={isMet ? Check : X} size="sm" />
            </chakra.span>
            <span>
              <chakra.span srOnly>{isMet ? 'Tamam: ' : 'Eksik: '}</chakra.span>
              {label} ({points} puan)
            </span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
