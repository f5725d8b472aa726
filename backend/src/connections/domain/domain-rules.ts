import type { DomainFinding } from '../../../contract/connections/domain.js';
import { isPrivateAddress } from '../../platform/private-address.js';
import type { DomainFacts } from './domain-facts.js';

const DAY_MS = 86_400_000;
/** Certificates are usually renewed a month before they end. */
const RENEWED_BEFORE_DAYS = 14;

type Verdict = Omit<DomainFinding, 'name'>;

const passed = (finding: string): Verdict => ({ status: 'passed', finding, advice: null });
const warning = (finding: string, advice: string): Verdict => ({ status: 'warning', finding, advice });
const failed = (finding: string, advice: string): Verdict => ({ status: 'failed', finding, advice });
export const unknown = (finding: string, advice: string | null = null): Verdict => ({
  status: 'unknown',
  finding,
  advice,
});
export const verdicts = { passed, warning, failed };

/** What the facts about the shop's address mean, and what to do. */
export function addressFindings(facts: DomainFacts, now: Date): DomainFinding[] {
  return [
    { name: 'DNS kaydı', ...dns(facts) },
    { name: 'Sertifika', ...certificate(facts, now) },
    { name: 'http adresinden geçiş', ...plain(facts) },
    ...(facts.www === null ? [] : [{ name: 'www ile yazılan adres', ...www(facts.host, facts.www) }]),
  ];
}

function dns({ host, addresses }: DomainFacts): Verdict {
  if (addresses === null) return unknown('DNS sunucusu yanıt vermedi.', 'Birazdan yeniden ölçün.');
  if (addresses.length === 0) {
    return failed(
      `${host} için adres kaydı yok.`,
      'Alan adınızı aldığınız yerde, bu ad için sunucunuzun IP adresiyle bir A kaydı açın.',
    );
  }
  const finding = `${host}: ${addresses.join(', ')}`;
  return addresses.some(isPrivateAddress)
    ? warning(finding, 'Bu adres yalnızca bir iç ağdan açılır; A kaydına sunucunuzun dış adresini yazın.')
    : passed(finding);
}

function certificate({ host, certificate: found }: DomainFacts, now: Date): Verdict {
  if (found === null) {
    return failed(
      `${host} adresine güvenli bağlantı kurulamadı.`,
      'DNS kaydı doğruysa sunucunun 443 numaralı kapısının dışarıya açık olduğuna bakın.',
    );
  }
  const days = Math.floor((found.validTo.getTime() - now.getTime()) / DAY_MS);
  const finding = `${found.issuer}; bitmesine ${days} gün var.`;
  if (days < 0) {
    return failed(`${found.issuer}; süresi doldu.`, 'Sertifikayı yeniletin; tarayıcılar uyarıyor.');
  }
  if (!found.isTrusted) {
    return failed(
      finding,
      'Tarayıcılar bu sertifikayı kabul etmez; alan adınıza verilmiş bir sertifika kurun.',
    );
  }
  return days < RENEWED_BEFORE_DAYS
    ? warning(finding, 'Kendiliğinden yenilenmesi gerekirdi; sunucunun sertifika kayıtlarına bakın.')
    : passed(finding);
}

function plain({ host, plainLeadsTo: target }: DomainFacts): Verdict {
  if (target === null) {
    return warning(
      `http://${host} yanıt vermedi.`,
      'Adresi https’siz yazanlar için sunucunun 80 numaralı kapısını açın.',
    );
  }
  return target.startsWith(`https://${host}/`)
    ? passed('Adresi https’siz yazanlar güvenli adrese geçiyor.')
    : failed(
        'http adresi güvenli adrese geçirmiyor.',
        'Sunucuda http’den https’ye kalıcı yönlendirme kurun.',
      );
}

function www(host: string, { host: name, leadsTo }: NonNullable<DomainFacts['www']>): Verdict {
  if (leadsTo === null) {
    return warning(
      `${name} açılmıyor.`,
      `Başına www yazanlar dükkânı bulamaz; ${name} için de bir DNS kaydı açın.`,
    );
  }
  return leadsTo.startsWith(`https://${host}/`)
    ? passed(`${name}, ${host} adresine geçiyor.`)
    : warning(
        `${name} dükkânın adresine geçmiyor.`,
        `${name} adresini https://${host} adresine yönlendirin.`,
      );
}
