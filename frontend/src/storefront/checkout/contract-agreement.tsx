import { chakra } from '@chakra-ui/react';
import { CONTRACT_NOT_ACCEPTED, PRIVACY_NOT_ACCEPTED } from '@contract/checkout/checkout.dto.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { ContractLabel, PrivacyLabel, Readable } from './acceptances.js';
import type { Acceptance } from './use-checkout.js';
import type { CheckoutDocument } from './use-document-reader.js';

interface ContractAgreementProps {
  readonly acceptance: Acceptance;
  readonly accepted: { readonly contract: boolean; readonly privacy: boolean };
  /** True once the buyer has tried to go on. */
  readonly wasAsked: boolean;
  readonly onAcceptContract: (isAccepted: boolean) => void;
  readonly onAcceptPrivacy: (isAccepted: boolean) => void;
  readonly onRead: (document: CheckoutDocument) => void;
}

/** Shows the contract with the buyer's own data before the payment. */
export function ContractAgreement(props: ContractAgreementProps) {
  switch (props.acceptance) {
    case 'given':
      return <GivenAgreement onRead={props.onRead} />;
    case 'changed':
      return <ChangedAgreement {...props} />;
    case 'missing':
      return <MissingAgreement {...props} />;
  }
}

function GivenAgreement({ onRead }: Pick<ContractAgreementProps, 'onRead'>) {
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      <Readable document="distance_contract" onRead={onRead}>
        Mesafeli satış sözleşmeniz
      </Readable>{' '}
      ve{' '}
      <Readable document="pre_information" onRead={onRead}>
        ön bilgilendirme formunuz
      </Readable>{' '}
      bilgilerinizle hazırlandı; siparişinizle birlikte e-postanıza da gelecek.
    </chakra.p>
  );
}

function ChangedAgreement({ accepted, wasAsked, onAcceptContract, onRead }: ContractAgreementProps) {
  return (
    <CheckboxField
      name="updatedContractAccepted"
      checked={accepted.contract}
      error={
        wasAsked && !accepted.contract ? 'Güncellenen sözleşme metinlerini onaylamanız gerekiyor.' : undefined
      }
      onChange={({ target }) => onAcceptContract(target.checked)}
      label={
        <>
          <Readable document="distance_contract" onRead={onRead}>
            Mesafeli satış sözleşmesinin
          </Readable>{' '}
          ve{' '}
          <Readable document="pre_information" onRead={onRead}>
            ön bilgilendirme formunun
          </Readable>{' '}
          güncel hâlini okudum, kabul ediyorum.
        </>
      }
    />
  );
}

function MissingAgreement(props: ContractAgreementProps) {
  const { accepted, wasAsked, onAcceptContract, onAcceptPrivacy, onRead } = props;
  return (
    <chakra.div display="grid" gap="1">
      <CheckboxField
        name="salesContractAccepted"
        checked={accepted.contract}
        error={wasAsked && !accepted.contract ? CONTRACT_NOT_ACCEPTED : undefined}
        onChange={({ target }) => onAcceptContract(target.checked)}
        label={<ContractLabel onRead={onRead} />}
      />
      <CheckboxField
        name="privacyAccepted"
        checked={accepted.privacy}
        error={wasAsked && !accepted.privacy ? PRIVACY_NOT_ACCEPTED : undefined}
        onChange={({ target }) => onAcceptPrivacy(target.checked)}
        label={<PrivacyLabel onRead={onRead} />}
      />
    </chakra.div>
  );
}
