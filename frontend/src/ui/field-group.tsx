import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="h4" mb="4">
        {legend}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  );
}
