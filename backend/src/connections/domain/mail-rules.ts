import type { DomainFinding } from '../../../contract/connections/domain.js';
import type { MailFacts } from './domain-facts.js';
import { unknown, verdicts } from './domain-rules.js';

type Verdict = Omit<DomainFinding, 'name'>;

const { passed, warning, failed } = verdicts;
const NO_ANSWER = unknown('DNS sunucusu yanıt vermedi.', 'Birazdan yeniden ölçün.');

/** What the records of the sender's domain mean: without them mails land among the unwanted ones. */
export function mailFindings(facts: MailFacts): DomainFinding[] {
  return [
    { name: 'SPF', ...spf(facts) },
    { name: 'DKIM', ...dkim(facts) },
    { name: 'DMARC', ...dmarc(facts) },
  ];
}

function spf({ domain, texts }: MailFacts): Verdict {
  if (texts === null) return NO_ANSWER;
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record] = records;
  if (record === undefined) {
    return failed(
      `${domain} için SPF kaydı yok.`,
      'E-posta sağlayıcınızın verdiği “v=spf1 …” metnini bu adın TXT kaydı olarak ekleyin.',
    );
  }
  if (records.length > 1) {
    return failed(
      'Birden çok SPF kaydı var; alıcılar ikisini de saymaz.',
      'Kayıtları tek bir metinde birleştirin.',
    );
  }
  return /(?:^|\s)\+?all(?:\s|$)/i.test(record)
    ? failed(
        'SPF kaydı herkese sizin adınıza e-posta gönderme izni veriyor.',
        'Sonundaki “all”ı “~all” yapın.',
      )
    : passed(record);
}

function dkim({ domain, dkimSelector }: MailFacts): Verdict {
  if (dkimSelector === null) return NO_ANSWER;
  return dkimSelector === ''
    ? unknown(
        `${domain} için bilinen adlarda DKIM anahtarı bulunamadı.`,
        'E-posta sağlayıcınızın panelinde DKIM’i açın ve verdiği kaydı ekleyin; başka bir ad kullanıyorsa burada görünmez.',
      )
    : passed(`İmza anahtarı var (${dkimSelector}).`);
}

function dmarc({ domain, dmarc: texts }: MailFacts): Verdict {
  if (texts === null) return NO_ANSWER;
  const record = texts.find((text) => /^v=DMARC1\s*;/i.test(text));
  if (record === undefined) {
    return warning(
      `${domain} için DMARC kaydı yok.`,
      `_dmarc.${domain} adına “v=DMARC1; p=none” metniyle bir TXT kaydı ekleyin; sonra quarantine’e geçin.`,
    );
  }
  return /;\s*p\s*=\s*none\b/i.test(record)
    ? warning(record, 'Şimdilik yalnızca izleniyor. E-postalarınız ulaşıyorsa “p=quarantine” yapın.')
    : passed(record);
}
