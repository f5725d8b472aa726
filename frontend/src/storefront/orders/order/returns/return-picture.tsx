import { chakra } from '@chakra-ui/react';
import { trpc } from '../../../../lib/server/trpc.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import type { OrderKey } from './order-key.js';

interface ReturnPictureProps {
  readonly orderKey: OrderKey;
  readonly pictureId: string;
  /** Counted from 1. */
  readonly position: number;
}

/** A picture that the buyer sent; the server gives it to nobody else. */
export function ReturnPicture({ orderKey, pictureId, position }: ReturnPictureProps) {
  const picture = trpc.returns.picture.useQuery({ ...orderKey, pictureId }, { staleTime: Infinity });
  if (picture.data === undefined) return <Skeleton boxSize="20" />;
  return (
    <chakra.img
      src={`data:image/webp;base64,${picture.data}`}
      alt={`Gönderdiğiniz ${position}. fotoğraf`}
      boxSize="20"
      objectFit="cover"
      borderRadius="md"
    />
  );
}
