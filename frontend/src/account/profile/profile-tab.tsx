import '../../lib/forms/class-metadata.js';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { CustomerView } from '@contract/people/account.views.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { VerifyEmail } from './verify-email.js';
import { CommunicationSection } from './communication-section.js';
import { KeptInvoice } from './kept-invoice.js';
import { PasswordForm } from './password-form.js';
import { PrivacySection } from './privacy-section.js';
import { ProfileForm } from './profile-form.js';
import { ProfileSection } from './profile-section.js';
import { SessionsSection } from './sessions-section.js';

export interface ProfileContext {
  readonly customer: CustomerView;
  /** Called when the account has been deleted. */
  readonly onRemoved: () => Promise<void>;
}

export function ProfileTab() {
  useDocumentTitle('Profilim');
  const { customer, onRemoved } = useOutletContext<ProfileContext>();
  const [firstEmail] = useState(customer.email);
  return (
    <div>
      {/* Keyed by the address, because a new one needs its own code. */}
      {!customer.isEmailVerified && (
        <VerifyEmail
          key={customer.email}
          email={customer.email}
          hasJustChanged={customer.email !== firstEmail}
        />
      )}
      <ProfileSection title="Bilgileriniz" text="Siparişlerinizde hazır gelir; dilediğiniz zaman değiştirin.">
        <ProfileForm customer={customer} />
      </ProfileSection>
      {customer.invoice !== null && (
        <ProfileSection
          title="Fatura bilgileriniz"
          text="Siparişte isterseniz değiştirirsiniz. Silmek, verdiğiniz siparişlerin faturasını değiştirmez."
        >
          <KeptInvoice invoice={customer.invoice} />
        </ProfileSection>
      )}
      <ProfileSection
        title="İletişim tercihleri"
        text="Neye izin verdiğinizi görür, her birini dilediğiniz an açıp kapatırsınız. Sipariş ve rezervasyon haberleri bunlardan etkilenmez."
      >
        <CommunicationSection customer={customer} />
      </ProfileSection>
      <ProfileSection title="Şifreniz" text="Değiştirdiğinizde diğer cihazlardaki oturumlarınız kapanır.">
        <PasswordForm email={customer.email} />
      </ProfileSection>
      <ProfileSection
        title="Oturumlarım"
        text="Hesabınıza giriş yapılmış tarayıcılar. Tanımadığınız biri varsa kapatın ve şifrenizi değiştirin."
      >
        <SessionsSection />
      </ProfileSection>
      <ProfileSection
        title="Verileriniz"
        text="Sizin hakkınızda bildiklerimizi görmek ve sildirmek hakkınız (KVKK, madde 11)."
      >
        <PrivacySection onRemoved={onRemoved} />
      </ProfileSection>
    </div>
  );
}
