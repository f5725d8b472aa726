import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus, Settings2 } from 'lucide-react';
import { BLOG_STATUSES } from '@contract/blog/admin-blog.query.js';
import type { BlogFigures } from '@contract/blog/admin-blog.views.js';
import { BLOG_STATUS_LABELS, type BlogStatus } from '@contract/blog/blog-status.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { SelectField } from '../../ui/select-field.js';
import { adminPaths } from '../lib/admin-paths.js';
import { formatCount } from '../lib/page-window.js';
import { formatNumber } from '../lib/format-number.js';
import { useAddressWindow } from '../lib/use-address-window.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyList } from '../ui/empty-list.js';
import { ListSearch } from '../ui/list-search.js';
import { LoadError } from '../ui/load-error.js';
import { Pager } from '../ui/pager.js';
import { SectionHead } from '../ui/section-head.js';
import { StatTiles } from '../ui/stat-tiles.js';
import { AiSettingsDialog } from './ai/ai-settings-dialog.js';
import { type BlogList, useBlogList } from './blog-list.js';
import { LOAD_FAILED } from './blog.texts.js';
import { postColumns } from './post-columns.js';
import { useRemovePost } from './use-remove-post.js';

/** Specification 3, section 2, 'Blog management'. */
export function BlogPage() {
  const list = useBlogList();
  const posts = trpc.admin.blog.list.useQuery(list.query, { placeholderData: keepPreviousData });
  const figures = trpc.admin.blog.figures.useQuery();
  const remove = useRemovePost();
  const aiSettings = useAddressWindow('ai-ayarlari', { isStep: false });
  return (
    <>
      <SectionHead
        title="Blog"
        lead={posts.data && `${formatCount(posts.data.pagination)} yazı`}
        actions={
          <>
            <Button variant="outline" size="sm" icon={<Icon as={Settings2} />} onClick={aiSettings.open}>
              AI Ayarları
            </Button>
            <ButtonLink size="sm" icon={<Icon as={Plus} />} to={adminPaths.newBlogPost}>
              Yeni Yazı
            </ButtonLink>
          </>
        }
      />
      {aiSettings.isOpen && <AiSettingsDialog onClose={aiSettings.close} />}
      <StatTiles tiles={tilesOf(figures.data)} />
      <BlogFilters list={list} />
      {posts.isError ? (
        <LoadError query={posts} what={LOAD_FAILED} />
      ) : (
        <>
          <DataTable
            caption="Blog yazıları"
            columns={postColumns((post) => void remove(post))}
            rows={posts.data?.items}
            rowKey={({ id }) => id}
            sort={list.sort}
            onSort={list.setSort}
            busy={posts.isPlaceholderData}
            empty={
              <EmptyList
                list={list}
                narrowed={{
                  title: 'Bu aramaya uyan yazı yok',
                  text: 'Aramayı ya da durumu değiştirip yeniden bakın.',
                }}
                none={{ title: 'Henüz yazı yok', text: 'İlk yazınızı kaydettiğinizde burada görünür.' }}
                action={<ButtonLink to={adminPaths.newBlogPost}>Yeni Yazı</ButtonLink>}
              />
            }
          />
          <Pager pagination={posts.data?.pagination} onPage={list.setPage} onPageSize={list.setPageSize} />
        </>
      )}
    </>
  );
}

function tilesOf(figures: BlogFigures | undefined) {
  const shown = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));
  return [
    {
      label: 'Yayında',
      value: shown(figures?.published),
      ...(figures && figures.scheduled > 0 && { note: `${figures.scheduled} yazı programlandı` }),
    },
    { label: 'Taslak', value: shown(figures?.drafts) },
    { label: 'Toplam görüntülenme', value: shown(figures?.views) },
    { label: 'Ortalama SEO puanı', value: figures && String(figures.averageSeoScore ?? '–') },
  ];
}

function BlogFilters({ list }: { readonly list: BlogList }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 420px) 200px' }}
      columnGap="3"
    >
      <ListSearch
        label="Yazı arayın"
        placeholder="Başlık ya da kategori"
        search={list.filters.ara ?? ''}
        onSearch={(text) => list.changeFilters({ ara: text || undefined }, { replace: true })}
      />
      <chakra.div mb="5">
        <SelectField
          label="Durum"
          labelHidden
          size="sm"
          placeholder="Tüm durumlar"
          options={BLOG_STATUSES.map((value) => ({ value, label: BLOG_STATUS_LABELS[value] }))}
          value={list.filters.durum ?? ''}
          onChange={({ target }) =>
            list.changeFilters({ durum: (target.value || undefined) as BlogStatus | undefined })
          }
        />
      </chakra.div>
    </chakra.div>
  );
}
