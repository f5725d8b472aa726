import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { ChangedMediaDto } from '@contract/media/admin-media.dto.js';
import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import { MEDIA_TAGS, WORKSHOPS_MEDIA } from '@contract/media/library.js';
import { fieldsOf } from '../../lib/forms/form-fields.js';
import { trpc } from '../../lib/server/trpc.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { SelectField } from '../../ui/select-field.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import { formatFileSize, MEDIA_CATEGORY_OPTIONS } from '../lib/media-labels.js';
import { useVersionedForm } from '../lib/use-versioned-form.js';
import { ConflictDialog } from '../ui/conflict-dialog.js';
import { RecordForm } from '../ui/record-form.js';
import {
  SHOWN_WITH_NAMES,
  mediaChange,
  mediaConflict,
  type MediaValues,
  mediaValues,
} from './media-values.js';
import { UPDATE_FAILED } from './media.texts.js';
import { ReplaceFile } from './replace-file.js';

interface MediaFormProps {
  readonly formId: string;
  readonly item: AdminMediaItem;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

const rules = classValidatorResolver(ChangedMediaDto, { validator: { stopAtFirstError: true } });

export function MediaForm({ formId, item: read, onDirty, onSaving, onSaved }: MediaFormProps) {
  // The version with which the form was filled; later reads do not replace it.
  const [item, setItem] = useState(read);
  const utils = trpc.useUtils();
  const form = useForm<MediaValues>({
    resolver: rules as Resolver<MediaValues>,
    defaultValues: mediaValues(item),
  });
  const field = fieldsOf(form);
  const { register, formState, control } = form;
  const category = useWatch({ control, name: 'category' });
  const { isDirty } = formState;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const { conflict, submit, choices } = useVersionedForm<MediaValues, AdminMediaItem>({
    form,
    valuesOf: mediaValues,
    version: item.version,
    send: async (values, version) => {
      await utils.client.admin.media.update.mutate(mediaChange(values, version));
      await utils.admin.media.list.invalidate();
    },
    readAgain: () => utils.client.admin.media.view.query({ id: item.id }),
    compare: (mine, theirs) => (mediaConflict(mine, theirs).length === 0 ? 'same' : 'differs'),
    failed: UPDATE_FAILED,
    onSaving,
    onSaved: () => {
      toast.success({ text: 'Görsel güncellendi.' });
      onSaved();
    },
    onTakeTheirs: setItem,
  });
  return (
    <RecordForm id={formId} label="Görsel bilgileri" form={form} onSubmit={submit}>
      <Preview item={item} onReplaced={setItem} />
      <TextField label="Başlık" optional {...field('title')} />
      <TextField
        label="Resimde ne görünüyor?"
        optional
        help="Resmi göremeyenlere okunur."
        {...field('altText')}
      />
      {category === WORKSHOPS_MEDIA && (
        <SelectField
          label="Workshop sayfasındaki yeri"
          placeholder="Belirli bir yeri yok"
          help="Kartlara ve sorulara sırasıyla dağıtılır."
          options={MEDIA_TAGS.map((value) => ({ value, label: SHOWN_WITH_NAMES[value] }))}
          {...register('shownWith')}
        />
      )}
      <TextArea
        label="Açıklama"
        optional
        rows={3}
        help="Galeride resmin altında durur."
        {...field('description')}
      />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 2fr) minmax(0, 1fr)" gap="3">
        <SelectField label="Kategori" options={MEDIA_CATEGORY_OPTIONS} {...field('category')} />
        <TextField label="Sıra" inputMode="numeric" {...field('displayOrder', { setValueAs: wholeNumber })} />
      </chakra.div>
      <CheckboxField label="Sitede gösterilsin" {...register('isActive')} />
      {conflict && <ConflictDialog fields={mediaConflict(conflict.mine, conflict.theirs)} {...choices} />}
    </RecordForm>
  );
}

/** Converts a whole number. Other text stays as it was typed, so that the rules can reject it. */
function wholeNumber(typed: unknown): unknown {
  return typeof typed === 'string' && /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed;
}

interface PreviewProps {
  readonly item: AdminMediaItem;
  readonly onReplaced: (item: AdminMediaItem) => void;
}

function Preview({ item, onReplaced }: PreviewProps) {
  const { picture, fileSize, originalName } = item;
  return (
    <chakra.div>
      <chakra.div
        mx="auto"
        maxW="360px"
        maxH="320px"
        borderRadius="md"
        overflow="hidden"
        bg="bg.picture"
        style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
      >
        <ResponsivePicture picture={picture} sizes="360px" />
      </chakra.div>
      <chakra.p mt="2" textStyle="sm" color="fg.muted" textAlign="center" overflowWrap="anywhere">
        {originalName || picture.fileName} · {picture.width} × {picture.height} · {formatFileSize(fileSize)}
      </chakra.p>
      <chakra.div mt="3" textAlign="center">
        <ReplaceFile item={item} onReplaced={onReplaced} />
      </chakra.div>
    </chakra.div>
  );
}
