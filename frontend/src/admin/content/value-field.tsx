import { useState } from 'react';
import type { AdminContentItem } from '@contract/content/admin-content.views.js';
import { pictureUrl } from '@contract/media/picture.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { MediaPicker } from '../ui/media-picker/media-picker.js';
import type { PickedPicture } from '../ui/rich-text/picked-picture.js';
import { RichTextField } from '../ui/rich-text/rich-text-field.js';
import { ListField } from './list-field.js';
import { PictureField } from './picture-value.js';

interface ValueFieldProps {
  readonly item: AdminContentItem;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Shows the field for a text's type. */
export function ValueField({ item, value, error, onChange }: ValueFieldProps) {
  const { label, type, builtIn } = item;
  if (item.isPicture) return <PictureField label={label} value={value} onChange={onChange} />;
  if (item.isList) return <ListField {...{ label, value, builtIn, error, onChange }} />;
  if (type === 'html') return <FormattedField {...{ label, value, error, onChange }} />;
  const field = { label, value, error, autoFocus: true };
  return type === 'title' ? (
    <TextField {...field} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextArea
      {...field}
      rows={type === 'description' ? 4 : 9}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type PickAnswer = (picture: PickedPicture | null) => void;

const PICTURE_WIDTH = 960;

function FormattedField(props: Omit<ValueFieldProps, 'item'> & { readonly label: string }) {
  const [answer, setAnswer] = useState<PickAnswer | null>(null);
  const end = (picture: PickedPicture | null) => {
    answer?.(picture);
    setAnswer(null);
  };
  return (
    <>
      <RichTextField
        {...props}
        onPickImage={() => new Promise<PickedPicture | null>((resolve) => setAnswer(() => resolve))}
      />
      <MediaPicker
        isOpen={answer !== null}
        onPick={({ picture }) => end({ src: pictureUrl(picture, PICTURE_WIDTH, 'webp'), alt: picture.alt })}
        onClose={() => end(null)}
      />
    </>
  );
}
