import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Icon } from '../../../ui/icon.js';
import { TextLink } from '../../../ui/text-link.js';
import type { MediaUpload } from './use-media-uploads.js';

interface UploadListProps {
  readonly uploads: readonly MediaUpload[];
  /** Returns the address for editing a picture's texts; left out when something else must be done first. */
  readonly editHrefOf?: (mediaId: string) => string;
}

/** Lists every file with its progress or error. */
export function UploadList({ uploads, editHrefOf }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <chakra.ul aria-label="Yüklenen dosyalar" aria-live="polite" display="grid" gap="1">
      {uploads.map((upload) => (
        <chakra.li
          key={upload.key}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          alignItems="center"
          columnGap="4"
          py="2"
          borderBottomWidth="1px"
        >
          <chakra.span overflowWrap="anywhere">{upload.name}</chakra.span>
          <UploadState upload={upload} />
          {editHrefOf && upload.mediaId !== null && (
            <TextLink
              to={editHrefOf(upload.mediaId)}
              gridColumn="1 / -1"
              justifySelf="start"
              aria-label={`Başlığını ve açıklamasını yazın: ${upload.name}`}
            >
              Başlığını ve açıklamasını yazın
            </TextLink>
          )}
          {upload.status === 'failed' && (
            <chakra.span gridColumn="1 / -1" textStyle="sm" color="danger.fg">
              {upload.reason}
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function UploadState({ upload: { name, status, progress } }: { readonly upload: MediaUpload }) {
  if (status === 'done') {
    return (
      <chakra.span display="inline-flex" gap="2" color="success.fg">
        <Icon as={CircleCheck} size="sm" />
        Yüklendi
      </chakra.span>
    );
  }
  if (status === 'failed') {
    return (
      <chakra.span display="inline-flex" gap="2" color="danger.fg">
        <Icon as={CircleAlert} size="sm" />
        Yüklenemedi
      </chakra.span>
    );
  }
  const percent = Math.round(progress * 100);
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="3">
      <chakra.progress
        aria-label={`${name} yükleniyor`}
        value={percent}
        max={100}
        w="120px"
        accentColor="brand.solid"
      />
      <chakra.span aria-hidden="true" minW="3em" textAlign="end">
        %{percent}
      </chakra.span>
    </chakra.span>
  );
}
