import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AcceptedInformationDto } from '@contract/checkout/checkout.dto.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { TextButton } from '../../ui/text-link.js';
import type { CheckoutDocument } from './use-document-reader.js';

interface ReadableProps {
  readonly document: CheckoutDocument;
  readonly onRead: (document: CheckoutDocument) => void;
  readonly children: ReactNode;
}

/** A link inside a checkbox's label that opens the text without changing the checkbox. */
export function Readable({ document, onRead, children }: ReadableProps) {
  const read = (event: MouseEvent) => {
    event.preventDefault();
    onRead(document);
  };
  return (
    <TextButton type="button" textAlign="start" onClick={read}>
      {children}
    </TextButton>
  );
}

export function Acceptances({ onRead }: Pick<ReadableProps, 'onRead'>) {
  const { register, formState } = useFormContext<AcceptedInformationDto>();
  return (
    <chakra.div display="grid" gap="1">
      <CheckboxField
        error={formState.errors.salesContractAccepted?.message}
        label={
          <>
            <Readable document="distance_contract" onRead={onRead}>
              Mesafeli satış sözleşmesini
            </Readable>
            ,{' '}
            <Readable document="pre_information" onRead={onRead}>
              ön bilgilendirme formunu
            </Readable>{' '}
            ve{' '}
            <Readable document="delivery" onRead={onRead}>
              teslimat ve iade koşullarını
            </Readable>{' '}
            okudum, kabul ediyorum.
          </>
        }
        {...register('salesContractAccepted')}
      />
      <CheckboxField
        error={formState.errors.privacyAccepted?.message}
        label={
          <>
            <Readable document="privacy" onRead={onRead}>
              Gizlilik politikasını
            </Readable>{' '}
            okudum, kabul ediyorum.
          </>
        }
        {...register('privacyAccepted')}
      />
    </chakra.div>
  );
}
