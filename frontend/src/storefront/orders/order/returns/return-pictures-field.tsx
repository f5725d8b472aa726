import { chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { MAX_RETURN_PICTURE_BYTES, MAX_RETURN_PICTURES } from '@contract/returns/return-pictures.js';
import { shrinkPicture } from '../../../../lib/pictures/shrink-picture.js';
import { describeError } from '../../../../lib/server/describe-error.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { FileField } from '../../../../ui/file-field.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { Icon } from '../../../../ui/icon.js';
import type { OrderKey } from './order-key.js';
import { ReturnPicture } from './return-picture.js';
import type { ReturnForm } from './use-return-form.js';

interface ReturnPicturesFieldProps {
  readonly orderKey: OrderKey;
  readonly form: ReturnForm;
}

/** Takes pictures of the pieces, each of which is sent at once. */
export function ReturnPicturesField({ orderKey, form }: ReturnPicturesFieldProps) {
  const { client } = trpc.useUtils();
  const { pictureIds, kind } = form;
  const [problem, setProblem] = useState<string>();
  const adding = useMutation({
    mutationFn: async (file: File) => {
      const base64 = await shrinkPicture(file, MAX_RETURN_PICTURE_BYTES).catch(() => null);
      if (base64 === null) return null;
      const pictureId = crypto.randomUUID();
      await client.returns.addPicture.mutate({ ...orderKey, pictureId, base64 });
      return pictureId;
    },
    onSuccess: (id) => {
      setProblem(id === null ? 'Bu dosya açılamadı. JPEG, PNG ya da WebP bir fotoğraf seçin.' : undefined);
      if (id !== null) form.addPicture(id);
    },
    onError: (error) => setProblem(describeError(error).message),
  });
  return (
    <chakra.div display="grid" gap="3">
      {pictureIds.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {pictureIds.map((id, index) => (
            <chakra.div key={id} display="flex" alignItems="center">
              <ReturnPicture orderKey={orderKey} pictureId={id} position={index + 1} />
              <IconButton
                aria-label={`${index + 1}. fotoğrafı kaldırın`}
                onClick={() => form.removePicture(id)}
              >
                <Icon as={X} />
              </IconButton>
            </chakra.div>
          ))}
        </chakra.div>
      )}
      {pictureIds.length < MAX_RETURN_PICTURES && (
        <FileField
          label="Fotoğraf"
          name="picture"
          accept="image/*"
          optional={kind === 'withdrawal'}
          help={`En fazla ${MAX_RETURN_PICTURES} fotoğraf. Yalnızca siz ve atölye görürsünüz.`}
          error={problem}
          pending={adding.isPending}
          onFile={(file) => adding.mutate(file)}
        />
      )}
    </chakra.div>
  );
}
