import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import type { BlogVersion } from '@contract/blog/blog-version.js';
import type { Picture } from '@contract/media/picture.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { toast } from '../../ui/toast.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import { SAVE_FAILED, UNSAVED } from './blog.texts.js';
import { usePostVersions } from './versions/use-post-versions.js';
import { emptyPost, postConflict, postResolver, postValues, describeSaved } from './post-values.js';

export interface PostFormOptions {
  /** Null for a new post. */
  readonly post: AdminBlogPost | null;
  /** What was written since the post was last saved. */
  readonly unsaved?: BlogVersion | null;
  /** Called when a new post has been stored by itself for the first time. */
  readonly onMade?: (post: AdminBlogPost) => void;
  readonly onSaved?: (post: AdminBlogPost) => void;
}

/** Status and date are one choice, and so are picture and alternative text. */
const ONE_CHOICE = [
  ['status', 'publishAt'],
  ['featuredFileName', 'featuredAlt'],
] as const;

export function usePostForm({ post, unsaved = null, onMade, onSaved }: PostFormOptions) {
  const utils = trpc.useUtils();
  const creation = trpc.admin.blog.create.useMutation();
  const update = trpc.admin.blog.update.useMutation();
  const [read, setRead] = useState(post);
  const [picture, setPicture] = useState<Picture | null>(post?.picture ?? null);
  const form = useForm<BlogPostDto>({
    resolver: postResolver(read),
    defaultValues: post ? postValues(post) : emptyPost(),
  });
  const takeOver = (saved: AdminBlogPost) => {
    setRead(saved);
    setPicture(saved.picture);
    form.reset(postValues(saved));
  };
  const versions = usePostVersions({
    ...{ form, read, unsaved, onPicture: setPicture, onTakeOver: takeOver },
    onMade: (made) => {
      setRead(made);
      onMade?.(made);
    },
  });
  const { isDirty } = form.formState;
  const { isPending, problem } = versions.state;
  useLeaveWarning(isDirty && (isPending || problem !== null), UNSAVED);
  const write = async (values: BlogPostDto, version: number) => {
    try {
      const { id } = await versions.keeper.settle();
      // A post that was made by itself just now has its first version.
      const saved =
        id === null
          ? await creation.mutateAsync(values)
          : await update.mutateAsync(Object.assign({ id, version: version || 1 }, values));
      utils.admin.blog.view.setData({ id: saved.id }, saved);
      takeOver(saved);
      versions.onSaved(saved);
      toast.success({ text: describeSaved(saved) });
      onSaved?.(saved);
    } catch (error) {
      const { code, message } = describeError(error, SAVE_FAILED);
      if (code !== 'changed_meanwhile') toast.error({ text: message });
      throw error;
    }
  };
  const saving = useVersionedForm<BlogPostDto, AdminBlogPost>({
    form,
    valuesOf: postValues,
    together: ONE_CHOICE,
    version: read?.version ?? 0,
    send: write,
    readAgain: () => utils.admin.blog.view.fetch({ id: read?.id ?? '' }, { staleTime: 0 }),
    compare: (mine, theirs) => (postConflict(mine, theirs).length === 0 ? 'same' : 'differs'),
    failed: SAVE_FAILED,
    onSaved: () => {
      void utils.admin.blog.list.invalidate();
      void utils.admin.blog.figures.invalidate();
    },
    onTakeTheirs: takeOver,
  });
  const changePicture = (next: Picture | null) => {
    setPicture(next);
    form.setValue('featuredFileName', next?.fileName ?? null, { shouldDirty: true });
    form.setValue('featuredAlt', next?.alt ?? '', { shouldDirty: true });
  };
  return { form, read, picture, changePicture, saving, versions };
}
