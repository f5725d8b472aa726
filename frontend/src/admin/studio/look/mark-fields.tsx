import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DRAWN_MARKS, isDrawnMark } from '@contract/studio/drawn-marks.js';
import { initialsOf, MARK_KINDS, type MarkKind } from '@contract/studio/studio-look.js';
import { useStudioName } from '../../../lib/site/use-studio.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { FileField } from '../../../ui/file-field.js';
import { Icon } from '../../../ui/icon.js';
import { ChoiceCard, ChoiceGrid } from './choice-card.js';
import { type LookValues, markName } from './look-values.js';
import { useMarkUpload } from './use-mark-upload.js';

export function MarkFields() {
  const { register } = useFormContext<LookValues>();
  const mark = useWatch<LookValues, 'mark'>({ name: 'mark' });
  return (
    <FieldGroup legend="Logo">
      <chakra.div display="grid" gap="5">
        <ChoiceGrid>
          {MARK_KINDS.map((kind) => (
            <ChoiceCard
              key={kind}
              value={kind}
              label={markName(kind)}
              picture={<MarkSample kind={kind} />}
              {...register('mark')}
            />
          ))}
        </ChoiceGrid>
        {mark === 'picture' && <UploadedMark />}
        <chakra.p textStyle="sm" color="fg.subtle">
          Tarayıcı sekmesi, telefon simgesi, e-postalar, PDF’ler ve paylaşılan bağlantıların resmi buradan
          çizilir.
        </chakra.p>
      </chakra.div>
    </FieldGroup>
  );
}

function MarkSample({ kind }: { readonly kind: MarkKind }) {
  const name = useStudioName();
  if (kind === 'initials') {
    return (
      <chakra.span textStyle="h3" color="brand.fg" lineHeight="36px" aria-hidden="true">
        {initialsOf(name)}
      </chakra.span>
    );
  }
  if (!isDrawnMark(kind)) return <Icon as={ImagePlus} size="lg" />;
  return (
    <chakra.svg
      boxSize="36px"
      color="brand.fg"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWN_MARKS[kind].path} />
    </chakra.svg>
  );
}

function UploadedMark() {
  const { register, formState } = useFormContext<LookValues>();
  const { address, isBusy, problem, upload } = useMarkUpload();
  return (
    <chakra.div display="grid" gap="4">
      {address !== null && (
        <chakra.div
          display="grid"
          placeItems="center"
          p="5"
          borderWidth="1px"
          borderRadius="md"
          bg="bg"
          minH="120px"
        >
          <chakra.img src={address} alt="Yüklediğiniz logo" maxH="96px" maxW="100%" objectFit="contain" />
        </chakra.div>
      )}
      <FileField
        label="Logo dosyası"
        name="logo"
        accept="image/png,image/jpeg,image/webp"
        pending={isBusy}
        help="PNG, JPEG ya da WebP, en fazla 10 MB. Zemini saydam bir PNG en güzel durur."
        error={problem ?? formState.errors.picture?.message}
        onFile={(file) => void upload(file)}
      />
      <CheckboxField
        label="Logonun yanında atölyenin adı da yazsın"
        help="Logonuzda adınız zaten yazıyorsa işareti kaldırın."
        {...register('showsName')}
      />
    </chakra.div>
  );
}
