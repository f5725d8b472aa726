import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { pictureUrl } from '@contract/media/picture.js';
import { Button } from '../../ui/button.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { SaveBar } from '../ui/save-bar.js';
import { AiWriterPanel } from './ai/ai-writer-panel.js';
import { BLOG } from './blog.texts.js';
import { FeaturedPicture } from './featured-picture.js';
import { MetaFields, PostFields } from './post-fields.js';
import { PostPreview } from './post-preview.js';
import { postConflict, saveLabel } from './post-values.js';
import { PublicationFields } from './publication-fields.js';
import { SeoPanel } from './seo-panel.js';
import { usePicturePick } from './use-picture-pick.js';
import { describeDraft } from './versions/draft-state.js';
import { DraftNotes } from './versions/draft-notes.js';
import { VersionsDialog } from './versions/versions-dialog.js';
import { type PostFormOptions, usePostForm } from './use-post-form.js';

const WIDTH_IN_TEXT = 960;

export function PostForm(props: PostFormOptions) {
  const { form, read, picture, changePicture, saving, versions } = usePostForm(props);
  const { pick, dialog } = usePicturePick();
  const [isPreviewing, setPreviewing] = useState(false);
  const [isListing, setListing] = useState(false);
  const { errors, isDirty, submitCount } = form.formState;
  const { conflict, choices } = saving;
  const isOut = read?.status === 'published';
  const [status, publishAt] = form.watch(['status', 'publishAt']);
  const pickForText = async () => {
    const picked = await pick();
    if (!picked) return null;
    return { src: pictureUrl(picked, WIDTH_IN_TEXT, 'webp'), alt: picked.alt };
  };
  const pickFeatured = async () => {
    const picked = await pick();
    if (picked) changePicture(picked);
  };
  return (
    <FormProvider {...form}>
      <AiWriterPanel />
      <chakra.form noValidate aria-label="Blog yazısı" onSubmit={(event) => void saving.submit(event)}>
        <DraftNotes versions={versions} post={read} />
        <ErrorSummary errors={errors} attempt={submitCount} />
        <Columns>
          <PostFields isOut={isOut} onPickImage={pickForText} />
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
            <PublicationFields />
            <FeaturedPicture picture={picture} onPick={pickFeatured} onRemove={() => changePicture(null)} />
            <MetaFields />
            <SeoPanel />
          </chakra.div>
        </Columns>
        <SaveBar
          listPath={BLOG.to}
          label={saveLabel(status, publishAt, read)}
          isDirty={isDirty}
          isSaving={choices.pending}
          note={describeDraft(versions.state, { isOut, staysDraft: status === 'draft' })}
          more={
            <>
              {read && (
                <Button variant="outline" onClick={() => setListing(true)}>
                  Sürümler
                </Button>
              )}
              <Button variant="outline" onClick={() => setPreviewing(true)}>
                Önizleme
              </Button>
            </>
          }
        />
      </chakra.form>
      {dialog}
      {isPreviewing && (
        <PostPreview post={form.getValues()} picture={picture} onClose={() => setPreviewing(false)} />
      )}
      {isListing && read && (
        <VersionsDialog
          postId={read.id}
          onClose={() => setListing(false)}
          onRestore={(revision) => {
            setListing(false);
            void versions.restore(revision);
          }}
        />
      )}
      {conflict && <ConflictDialog fields={postConflict(conflict.mine, conflict.theirs)} {...choices} />}
    </FormProvider>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
    columnGap: '10',
    rowGap: '8',
    alignItems: 'start',
  },
});
