import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.js';
import { adminPaths } from '../lib/admin-paths.js';
import { SectionHead } from '../ui/section-head.js';

interface ProductFormHeadProps {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
}

export function ProductFormHead(props: ProductFormHeadProps) {
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
        <Link to={adminPaths.products}>
          <Icon as={ArrowLeft} />
          Ürünler
        </Link>
      </chakra.span>
      <SectionHead {...props} />
    </>
  );
}
