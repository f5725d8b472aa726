import { chakra } from '@chakra-ui/react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fileNameOf } from '@contract/content/content-values.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { MediaPicker } from '../ui/media-picker/media-picker.js';
import { NO_PICTURE } from './content.texts.js';

/** Shows a stored picture by its name, or that there is none. */
export function PictureValue({ value }: { readonly value: string }) {
  const fileName = fileNameOf(value);
  if (fileName === null) return <chakra.span color="fg.muted">{NO_PICTURE}</chakra.span>;
  return (
    <chakra.span display="flex" alignItems="center" gap="4" minW="0">
      <chakra.img
        src={`/api/serve_image.php?file=${encodeURIComponent(fileName)}&w=320`}
        alt=""
        w="96px"
        h="60px"
        objectFit="cover"
        borderRadius="sm"
        bg="bg.picture"
        flexShrink="0"
      />
      <chakra.span color="fg.muted" overflowWrap="anywhere" minW="0">
        {fileName}
      </chakra.span>
    </chakra.span>
  );
}

interface PictureFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onChange: (fileName: string) => void;
}

export function PictureField({ label, labelHidden = false, value, onChange }: PictureFieldProps) {
  const [isPicking, setPicking] = useState(false);
  return (
    <chakra.div role="group" aria-label={label} display="grid" gap="2.5">
      {!labelHidden && <chakra.span textStyle="label">{label}</chakra.span>}
      <PictureValue value={value} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          size="sm"
          icon={<Icon as={ImagePlus} />}
          onClick={() => setPicking(true)}
          aria-haspopup="dialog"
        >
          {value === '' ? 'Görsel Seç' : 'Görseli Değiştir'}
        </Button>
        {value !== '' && (
          <Button variant="ghost" size="sm" icon={<Icon as={Trash2} />} onClick={() => onChange('')}>
            Kaldır
          </Button>
        )}
      </chakra.div>
      <MediaPicker
        isOpen={isPicking}
        onPick={({ picture }) => {
          onChange(picture.fileName);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
    </chakra.div>
  );
}
