import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.js';
import { adminPaths } from '../lib/admin-paths.js';
import { SectionHead } from '../ui/section-head.js';

interface PostHeadProps {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
}

export function PostHead(props: PostHeadProps) {
  return (
    <>
      <chakra.span
        asChild
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="target"
        color="brand.fg"
        fontWeight="650"
      >
        <Link to={adminPaths.blog}>
          <Icon as={ArrowLeft} />
          Blog
        </Link>
      </chakra.span>
      <SectionHead {...props} />
    </>
  );
}
