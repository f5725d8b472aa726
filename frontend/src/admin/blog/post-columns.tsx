import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AdminBlogSort } from '@contract/blog/admin-blog.query.js';
import type { AdminBlogRow } from '@contract/blog/admin-blog.views.js';
import { BLOG_STATUS_LABELS } from '@contract/blog/blog-status.js';
import { formatDateTime } from '@contract/common/dates.js';
import { Badge } from '../../ui/badge.js';
import { IconButton } from '../../ui/icon-button.js';
import { Icon } from '../../ui/icon.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { iconButtonRecipe } from '../../ui/theme/button.recipe.js';
import { adminPaths } from '../lib/admin-paths.js';
import type { Column } from '../ui/table-column.js';
import { SeoBar } from './seo-bar.js';
import { formatNumber } from '../lib/format-number.js';

const TONES = { draft: 'neutral', published: 'success', scheduled: 'info' } as const;
const EditLink = chakra(Link, iconButtonRecipe);

export function postColumns(onRemove: (post: AdminBlogRow) => void): Column<AdminBlogRow, AdminBlogSort>[] {
  return [
    {
      key: 'title',
      title: 'Başlık',
      sortBy: 'title',
      firstOrder: 'asc',
      onCard: 'title',
      cell: (post) => <TitleCell post={post} />,
    },
    {
      key: 'status',
      title: 'Durum',
      onCard: 'badge',
      cell: ({ status }) => <Badge tone={TONES[status]}>{BLOG_STATUS_LABELS[status]}</Badge>,
    },
    {
      key: 'publishedAt',
      title: 'Yayın',
      sortBy: 'publishedAt',
      onCard: 'line',
      cell: ({ publishedAt }) => (publishedAt === null ? '–' : formatDateTime(publishedAt)),
    },
    {
      key: 'views',
      title: 'Görüntülenme',
      align: 'end',
      sortBy: 'views',
      cell: ({ views }) => formatNumber(views),
    },
    {
      key: 'seo',
      title: 'SEO',
      sortBy: 'seoScore',
      cell: ({ seoScore }) => <SeoBar score={seoScore} />,
    },
    {
      key: 'actions',
      title: 'İşlem',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: (post) => (
        <>
          <EditLink to={adminPaths.blogPost(post.id)} aria-label={`Düzenle: ${post.title}`}>
            <Icon as={Pencil} />
          </EditLink>
          <IconButton aria-label={`Sil: ${post.title}`} onClick={() => onRemove(post)}>
            <Icon as={Trash2} />
          </IconButton>
        </>
      ),
    },
  ];
}

function TitleCell({ post }: { readonly post: AdminBlogRow }) {
  return (
    <chakra.span display="flex" alignItems="center" gap="4" minW="0">
      <chakra.span flexShrink="0" boxSize="14" borderRadius="md" overflow="hidden" bg="bg.picture">
        <ResponsivePicture picture={post.picture} sizes="56px" alt="" />
      </chakra.span>
      <chakra.span minW="0">
        <chakra.span asChild _hover={{ textDecoration: 'underline' }}>
          <Link to={adminPaths.blogPost(post.id)}>{post.title}</Link>
        </chakra.span>
        <small>{post.category}</small>
      </chakra.span>
    </chakra.span>
  );
}
