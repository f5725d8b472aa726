import { chakra } from '@chakra-ui/react';
import { seoLevel } from '@contract/blog/seo.js';

const COLORS = { good: 'success.solid', fair: 'warning.solid', poor: 'danger.solid' } as const;

/** Green from 80, yellow from 60, else red (specification 3, section 9). The score is shown next to it. */
export function SeoBar({ score }: { readonly score: number }) {
  const level = seoLevel(score);
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
      <chakra.span
        aria-hidden="true"
        data-level={level}
        display="block"
        w="56px"
        h="6px"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <chakra.span
          display="block"
          h="full"
          borderRadius="full"
          bg={COLORS[level]}
          style={{ width: `${score}%` }}
        />
      </chakra.span>
      <span>
        {score}
        <chakra.span srOnly> / 100 SEO puanı</chakra.span>
      </span>
    </chakra.span>
  );
}
