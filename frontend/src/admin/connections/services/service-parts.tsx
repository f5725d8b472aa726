import type { MailState, ServiceStates, StorageState, Trial } from '@contract/connections/service-states.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { TextLink } from '../../../ui/text-link.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { formatNumber } from '../../lib/format-number.js';
import { LoadError } from '../../ui/load-error.js';
import { ConnectionPart, type ConnectionState } from '../connection-part.js';
import { Facts } from '../facts.js';
import { TryButton, type TrialResult } from '../try-button.js';

/** The connections that are set up on other pages or on the server. */
export function ServiceParts() {
  const services = trpc.admin.connections.services.useQuery();
  if (services.isLoadingError) {
    return <LoadError query={services} what="Bağlantılar okunamadı" titleAs="h2" />;
  }
  if (!services.data) return <Skeleton h="240px" />;
  return (
    <>
      <MailPart mail={services.data.mail} />
      <AiPart ai={services.data.ai} />
      <StoragePart storage={services.data.storage} />
    </>
  );
}

const WAYS = {
  back_office: 'E-posta Yönetimi’ndeki sunucu',
  environment: 'Sunucunun ayarlarındaki yol (SMTP_URL)',
};

function mailState({ way, isSwitchedOff }: MailState, isTried: boolean): ConnectionState {
  if (way !== null) return { tone: 'success', text: isTried ? 'Doğrulandı' : 'Kurulu' };
  return isSwitchedOff
    ? { tone: 'warning', text: 'Kayıtlı ama kapalı' }
    : { tone: 'danger', text: 'Kurulu değil' };
}

function MailPart({ mail }: { readonly mail: MailState }) {
  const { way, host, sender, isSwitchedOff } = mail;
  const trying = trpc.admin.connections.tryMail.useMutation();
  const result = trying.data ? resultOf(trying.data) : null;
  return (
    <ConnectionPart
      title="E-posta"
      lead="Onaylar, biletler ve giriş kodları bu yoldan gider."
      state={mailState(mail, trying.data?.isReached === true)}
    >
      {isSwitchedOff && (
        <Note tone="warning">
          E-posta sunucunuz kayıtlı ama kapalı: e-postalar ondan gitmiyor.{' '}
          <TextLink to={adminPaths.email}>Sunucuyu açın</TextLink>
        </Note>
      )}
      {way === null && !isSwitchedOff && (
        <Note tone="warning">E-postalar, giriş kodları da, bir sunucu girilene kadar bekler.</Note>
      )}
      {way !== null && (
        <Facts
          facts={[
            ['Yol', WAYS[way]],
            ['Sunucu', host ?? '–'],
            ['Gönderen', sender ?? '–'],
          ]}
        />
      )}
      <p>
        {way === 'environment' && 'E-posta Yönetimi’nde açacağınız bir sunucu bunun yerine geçer. '}
        Sunucu, gönderen ve deneme e-postası <TextLink to={adminPaths.email}>E-posta Yönetimi</TextLink>’nde.
      </p>
      {way !== null && <TryButton label="Bağlantıyı Dene" trial={trying} result={result} />}
    </ConnectionPart>
  );
}

function AiPart({ ai: { isConfigured, model } }: { readonly ai: ServiceStates['ai'] }) {
  return (
    <ConnectionPart
      title="Yapay zekâ: Gemini"
      lead="Blog yazılarına taslak yazar; olmasa da olur."
      state={isConfigured ? { tone: 'success', text: 'Kurulu' } : { tone: 'neutral', text: 'Kurulu değil' }}
    >
      <p>
        {isConfigured && `Model: ${model}. `}
        Anahtar ve model <TextLink to={adminPaths.blog}>Blog</TextLink> sayfasındaki AI Ayarları’nda.
      </p>
    </ConnectionPart>
  );
}

const LITTLE_BYTES = 2_000_000_000;

function StoragePart({ storage: { kind, place, free } }: { readonly storage: StorageState }) {
  const trying = trpc.admin.connections.tryStorage.useMutation();
  const isLittle = free !== null && free < LITTLE_BYTES;
  return (
    <ConnectionPart
      title="Resimlerin deposu"
      lead="Nerede durdukları sunucuda ayarlanır."
      state={isLittle ? { tone: 'warning', text: 'Yer azalıyor' } : { tone: 'success', text: 'Kurulu' }}
    >
      <Facts
        facts={[
          [kind === 's3' ? 'Kova (S3)' : 'Klasör', place],
          ...(free === null ? [] : [['Boş yer', `${formatNumber(Math.round(free / 1e9))} GB`] as const]),
        ]}
      />
      <TryButton label="Yazmayı Dene" trial={trying} result={trying.data ? resultOf(trying.data) : null} />
    </ConnectionPart>
  );
}

function resultOf({ isReached, message }: Trial): TrialResult {
  return { tone: isReached ? 'success' : 'danger', text: message };
}
