import { chakra } from '@chakra-ui/react';
import { Skeleton } from './skeleton.js';
import { VisuallyHidden } from './visually-hidden.js';

export function LegalTextSkeleton() {
  return (
    <chakra.div display="grid" gap="3" minH="320px" alignContent="start">
      <VisuallyHidden role="status">Metin yükleniyor</VisuallyHidden>
      {['62%', '100%', '96%', '88%', '100%', '54%'].map((width, index) => (
        <Skeleton key={index} h="4" w={width} />
      ))}
    </chakra.div>
  );
}
