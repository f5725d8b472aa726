import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import type { Picture } from '@contract/media/picture.js';
import { describeError } from '../../lib/describe-error.js';
import { trpc } from '../../lib/trpc.js';
import { useLeaveWarning } from '../../lib/use-leave-warning.js';
import { toast } from '../../ui/toast.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import { SAVE_FAILED, UNSAVED } from './blog.texts.js';
import { emptyPost, postConflict, postResolver, postValues, describeSaved } from './post-values.js';

export interface PostFormOptions {
  /** Null for a new post. */
  readonly post: AdminBlogPost | null;
  readonly onSaved?: (post: AdminBlogPost) => void;
}

/** Status and date are one choice, and so are picture and alternative text. */
const ONE_CHOICE = [
  ['status', 'publishAt'],
  ['featuredFileName', 'featuredAlt'],
] as const;

export function usePostForm({ post, onSaved }: PostFormOptions) {
  const utils = trpc.useUtils();
  const creation = trpc.admin.blog.create.useMutation();
  const update = trpc.admin.blog.update.useMutation();
  const [read, setRead] = useState(post);
  const [picture, setPicture] = useState<Picture | null>(post?.picture ?? null);
  const form = useForm<BlogPostDto>({
    resolver: postResolver(read),
    defaultValues: post ? postValues(post) : emptyPost(),
  });
  const { isDirty } = form.formState;
  useLeaveWarning(isDirty, UNSAVED);
  const takeOver = (saved: AdminBlogPost) => {
    setRead(saved);
    setPicture(saved.picture);
    form.reset(postValues(saved));
  };
  const write = async (values: BlogPostDto, version: number) => {
    try {
      const saved = read
        ? await update.mutateAsync(Object.assign({ id: read.id, version }, values))
        : await creation.mutateAsync(values);
      utils.admin.blog.view.setData({ id: saved.id }, saved);
      takeOver(saved);
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
  return { form, read, picture, changePicture, saving };
}
