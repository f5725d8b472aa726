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

/** What one checkbox accepts: the contract with its terms and, by their own sentence, the privacy policy. */
export function AcceptedTexts({ onRead }: Pick<ReadableProps, 'onRead'>) {
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
      okudum, kabul ediyorum;{' '}
      <Readable document="privacy" onRead={onRead}>
        gizlilik politikasını
      </Readable>{' '}
      okudum.
    </>
  );
}

/**
 * One checkbox for both acceptances of specification 1, section 5, because two made every buyer press once more for the
 * same decision. The order still records them one by one.
 */
export function Acceptances({ onRead }: Pick<ReadableProps, 'onRead'>) {
  const { register, formState } = useFormContext<InformationInput>();
  return (
    <CheckboxField
      error={formState.errors.isAccepted?.message}
      label={<AcceptedTexts onRead={onRead} />}
      {...register('isAccepted')}
    />
  );
}
