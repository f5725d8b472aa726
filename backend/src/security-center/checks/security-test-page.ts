import { escapeHtml } from '../../platform/html/escape-html.js';
import type { CheckGroup, CheckStatus, SecurityCheck } from './security-check.js';

const WORDS: Record<CheckStatus, string> = { passed: 'Geçti', warning: 'Uyarı', failed: 'Başarısız' };

/** Allows nothing but the page's own style: no scripts, pictures or forms. */
export const SECURITY_TEST_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STATUSES: readonly CheckStatus[] = ['failed', 'warning', 'passed'];

interface SecurityTestPlaces {
  /** The path that runs the test again. */
  readonly pagePath: string;
  /** The path of the page's style sheet. */
  readonly stylePath: string;
  readonly testedAt: Date;
}

/** The report as a complete HTML page. */
export function securityTestPage(
  groups: readonly CheckGroup[],
  { pagePath, stylePath, testedAt }: SecurityTestPlaces,
): string {
  const checks = groups.flatMap((group) => group.checks);
  const count = (status: CheckStatus) => checks.filter((check) => check.status === status).length;
  const time = testedAt.toLocaleString('tr-TR', {
    timeZone: 'Europe/Istanbul',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Güvenlik testi</title>
<link rel="stylesheet" href="${escapeHtml(stylePath)}">
</head>
<body>
<main>
<header><div><h1>Güvenlik testi</h1>
<p class="lead">${escapeHtml(time)}</p></div>
<a class="again" href="${escapeHtml(pagePath)}">Yeniden çalıştır</a></header>
<dl class="figures">${STATUSES.map((status) => figureHtml(status, count(status))).join('')}</dl>
${mostUrgentFirst(groups).map(groupHtml).join('\n')}
</main>
</body>
</html>
`;
}

function figureHtml(status: CheckStatus, count: number): string {
  return `<div class="${count === 0 ? 'none' : status}" data-status="${status}"><dt>${WORDS[status]}</dt><dd>${count}</dd></div>`;
}

/** Orders checks and groups so that failures come first. */
function mostUrgentFirst(groups: readonly CheckGroup[]): CheckGroup[] {
  const sorted = groups.map((group) => ({
    ...group,
    checks: group.checks.toSorted((a, b) => transitionOf(a) - transitionOf(b)),
  }));
  const first = ({ checks: [check] }: CheckGroup) => (check ? transitionOf(check) : STATUSES.length);
  return sorted.toSorted((a, b) => first(a) - first(b));
}

const transitionOf = ({ status }: SecurityCheck) => STATUSES.indexOf(status);

function groupHtml({ title, checks }: CheckGroup): string {
  return `<section>\n<h2>${escapeHtml(title)}</h2>\n<ul>\n${checks.map(checkHtml).join('\n')}\n</ul>\n</section>`;
}

function checkHtml({ name, status, finding, advice }: SecurityCheck): string {
  const todo = advice === null ? '' : `<p class="advice">Yapılacak: ${escapeHtml(advice)}</p>`;
  return `<li><span class="badge ${status}">${WORDS[status]}</span><div><h3>${escapeHtml(name)}</h3><p>${escapeHtml(finding)}</p>${todo}</div></li>`;
}

/** The shop's colours, and its fonts where the surrounding window has loaded them. */
export const SECURITY_TEST_STYLE = `
body { margin: 0; background: #fbf8f3; color: #2a211c; font: 400 1rem/1.6 'Nunito Sans Variable', 'Nunito Sans', system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 48px 20px 80px; }
h1, h2 { font-family: 'Fraunces Variable', Fraunces, Georgia, serif; font-weight: 380; line-height: 1.15; }
h1 { font-size: 2rem; margin: 0 0 8px; }
h2 { font-size: 1.375rem; margin: 40px 0 0; padding-bottom: 8px; border-bottom: 1px solid #e3d9cb; }
h3 { font-size: 1rem; font-weight: 650; margin: 0; }
p { margin: 2px 0 0; overflow-wrap: anywhere; }
.lead { color: #5b4e44; }
header { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; justify-content: space-between; }
.again { padding: 9px 16px; border: 1px solid #8a7a6c; border-radius: 10px; color: inherit; font-size: .9375rem; font-weight: 650; text-decoration: none; }
.again:hover { background: #f4ebe0; }
.again:focus-visible { outline: 3px solid #2a4390; outline-offset: 2px; }
.again[aria-busy] { color: #5b4e44; background: #e9dfd2; }
.figures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; margin: 24px 0 0; }
.figures div { padding: 12px 16px; border-radius: 10px; }
.figures dt { font-size: .875rem; font-weight: 600; }
.figures dd { margin: 0; font: 380 2rem/1.2 'Fraunces Variable', Fraunces, Georgia, serif; }
.none { background: #f4ebe0; color: #5b4e44; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; gap: 16px; align-items: flex-start; padding: 14px 0; border-bottom: 1px solid #e3d9cb; }
li > div { min-width: 0; }
.badge { flex: none; width: 84px; padding: 3px 0; border-radius: 99px; text-align: center; font-size: .8125rem; font-weight: 650; }
.passed { background: #e3ede5; color: #2c5444; }
.warning { background: #f8ebcc; color: #6e4703; }
.failed { background: #f9e4e4; color: #86172a; }
.advice { color: #5b4e44; font-weight: 600; }
`;
