import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import type { BlogVersion } from '@contract/blog/blog-version.js';
import type { Picture } from '@contract/media/picture.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { SAVE_FAILED } from '../blog.texts.js';
import { useDraftKeeper } from './use-draft-keeper.js';

interface PostVersionsOptions {
  readonly form: UseFormReturn<BlogPostDto>;
  /** The post as it was last saved; null for a new one. */
  readonly read: AdminBlogPost | null;
  /** What was written since the post was last saved. */
  readonly unsaved: BlogVersion | null;
  readonly onMade: (post: AdminBlogPost) => void;
  readonly onPicture: (picture: Picture | null) => void;
  /** Fills the form with a saved post. */
  readonly onTakeOver: (post: AdminBlogPost) => void;
}

/** The stored versions of a post’s form: storing by itself, bringing one back, and what another tab has stored. */
export function usePostVersions({ form, read, unsaved, onMade, onPicture, onTakeOver }: PostVersionsOptions) {
  const { client } = trpc.useUtils();
  const { keeper, state } = useDraftKeeper({ form, post: read, onMade });
  const [broughtBackAt, setBroughtBackAt] = useState(unsaved?.storedAt ?? null);
  const [isChoosing, setChoosing] = useState(false);
  const fill = ({ values, picture }: BlogVersion) => {
    for (const [name, value] of Object.entries(values) as [keyof BlogPostDto, never][]) {
      form.setValue(name, value, { shouldDirty: true });
    }
    onPicture(picture);
  };
  const begin = useEffectEvent(() => {
    if (unsaved === null || read === null) return;
    fill(unsaved);
    keeper.begin(read, unsaved.storedAt);
  });
  useEffect(() => begin(), []);

  const attempt = async (work: () => Promise<void>) => {
    setChoosing(true);
    try {
      await work();
    } catch (error) {
      toast.error({ text: describeError(error, SAVE_FAILED).message });
    } finally {
      setChoosing(false);
    }
  };
  const readAgain = (id: string) =>
    Promise.all([client.admin.blog.view.query({ id }), client.admin.blog.unsaved.query({ id })]);
  return {
    keeper,
    state,
    broughtBackAt,
    isChoosing,
    onSaved: (saved: AdminBlogPost) => {
      keeper.begin(saved);
      setBroughtBackAt(null);
    },
    restore: (revision: number) =>
      attempt(async () => {
        const { id } = await keeper.settle();
        if (id === null) return;
        fill(await client.admin.blog.version.query({ id, revision }));
        toast.success({ text: 'Sürüm forma alındı; yazıyı kaydedince geçerli olur.' });
      }),
    discard: () => {
      if (read) {
        form.reset();
        onPicture(read.picture);
      }
      setBroughtBackAt(null);
    },
    takeTheirs: () =>
      attempt(async () => {
        const { id } = await keeper.settle();
        if (id === null) return;
        const [post, theirs] = await readAgain(id);
        onTakeOver(post);
        if (theirs) fill(theirs);
        keeper.begin(post, theirs?.storedAt ?? null);
      }),
    keepMine: () =>
      attempt(async () => {
        const { id } = await keeper.settle();
        if (id !== null) keeper.goOnFrom(await client.admin.blog.view.query({ id }));
      }),
  };
}
