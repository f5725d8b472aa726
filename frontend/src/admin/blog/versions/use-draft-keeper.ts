import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { trpc } from '../../../lib/server/trpc.js';
import { DraftKeeper, NOTHING_STORED } from './draft-keeper.js';

interface DraftKeeperOptions {
  readonly form: UseFormReturn<BlogPostDto>;
  readonly post: AdminBlogPost | null;
  /** Called when the first store has made the post. */
  readonly onMade: (post: AdminBlogPost) => void;
}

/** Stores a post's form by itself: a new post as a draft, any other as a version beside the post. */
export function useDraftKeeper({ form, post, onMade }: DraftKeeperOptions) {
  const { client } = trpc.useUtils();
  const [state, setState] = useState(NOTHING_STORED);
  const [keeper] = useState(() => {
    const known = { id: post?.id ?? null, revision: post?.revision ?? 0 };
    return new DraftKeeper(known, {
      values: form.getValues,
      onState: setState,
      store: async ({ id, revision }, values) => {
        if (id !== null) {
          return { id, ...(await client.admin.blog.store.mutate(Object.assign({ id, revision }, values))) };
        }
        const draft = Object.assign({}, values, { status: 'draft' as const, publishAt: null });
        const made = await client.admin.blog.create.mutate(draft);
        onMade(made);
        return { id: made.id, revision: made.revision, storedAt: made.updatedAt };
      },
    });
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keeper.changed());
    return () => {
      unsubscribe();
      void keeper.settle();
    };
  }, [form, keeper]);
  return { keeper, state };
}
