import { chakra } from '@chakra-ui/react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import type { Picture } from '@contract/media/picture.js';
import { Button } from '../../ui/button.js';
import { FieldError } from '../../ui/field-frame.js';
import { Icon } from '../../ui/icon.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { TextField } from '../../ui/text-field.js';

interface FeaturedPictureProps {
  readonly picture: Picture | null;
  readonly onPick: () => Promise<void>;
  readonly onRemove: () => void;
}

export function FeaturedPicture({ picture, onPick, onRemove }: FeaturedPictureProps) {
  const { register, formState } = useFormContext<BlogPostDto>();
  const { errors } = formState;
  return (
    <chakra.section aria-label="Öne çıkan görsel" display="grid" gap="3">
      <chakra.h2 textStyle="h4">Öne çıkan görsel</chakra.h2>
      {picture && (
        <>
          <chakra.div aspectRatio="2 / 1" overflow="hidden" borderRadius="md" bg="bg.picture">
            <ResponsivePicture picture={picture} sizes="400px" alt="" />
          </chakra.div>
          <TextField
            label="Görsel açıklaması"
            error={errors.featuredAlt?.message}
            {...register('featuredAlt')}
          />
        </>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="outline" size="sm" icon={<Icon as={ImagePlus} />} onClick={() => void onPick()}>
          {picture ? 'Görseli Değiştir' : 'Görsel Seç'}
        </Button>
        {picture && (
          <Button variant="outline" size="sm" icon={<Icon as={Trash2} />} onClick={onRemove}>
            Kaldır
          </Button>
        )}
      </chakra.div>
      <FieldError id="featured-error" error={errors.featuredFileName?.message} />
    </chakra.section>
  );
}
