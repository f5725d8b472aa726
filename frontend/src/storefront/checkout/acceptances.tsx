import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { TextButton } from '../../ui/text-link.js';
import type { InformationInput } from './use-information-form.js';
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

/** The label of the acceptance of the contract and its terms. */
export function ContractLabel({ onRead }: Pick<ReadableProps, 'onRead'>) {
  return (
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
  );
}

/** Takes note of the notice: the law forbids to make agreeing with it a condition of a sale. */
export function PrivacyLabel({ onRead }: Pick<ReadableProps, 'onRead'>) {
  return (
    <>
      <Readable document="privacy" onRead={onRead}>
        Gizlilik politikasını
      </Readable>{' '}
      okudum, bilgi edindim.
    </>
  );
}

/** Two checkboxes (specification 1, section 5): the law wants the privacy notice apart from the acceptance of a contract. */
export function Acceptances({ onRead }: Pick<ReadableProps, 'onRead'>) {
  const { register, formState } = useFormContext<InformationInput>();
  const { salesContractAccepted, privacyAccepted } = formState.errors;
  return (
    <chakra.div display="grid" gap="1">
      <CheckboxField
        error={salesContractAccepted?.message}
        label={<ContractLabel onRead={onRead} />}
        {...register('salesContractAccepted')}
      />
      <CheckboxField
        error={privacyAccepted?.message}
        label={<PrivacyLabel onRead={onRead} />}
        {...register('privacyAccepted')}
      />
    </chakra.div>
  );
}
