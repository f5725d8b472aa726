import { chakra } from '@chakra-ui/react';
import { paths } from '../../lib/navigation/paths.js';
import { TextLink } from '../../ui/text-link.js';
import type { BlogAddress } from './use-blog-address.js';

interface BlogFilterProps {
  readonly address: BlogAddress;
  /** Null until it is known. */
  readonly total: number | null;
}

/** Shows the filter of the list, with a link that removes it. */
export function BlogFilter({ address: { category, tag }, total }: BlogFilterProps) {
  const words = [category, tag === null ? null : `“${tag}”`].filter((word) => word !== null).join(', ');
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="1"
      borderYWidth="1px"
      py="3"
      mb={{ base: '8', md: '12' }}
    >
      <chakra.p role="status" overflowWrap="anywhere">
        <b>{words}</b>
        {total !== null && ` · ${total} yazı`}
      </chakra.p>
      <TextLink to={paths.blog} display="inline-flex" alignItems="center" minH="target">
        Tüm yazılar
      </TextLink>
    </chakra.div>
  );
}
