import { escapeHtml } from '../../platform/html/escape-html.js';
import type { CheckGroup, CheckStatus, SecurityCheck } from './security-check.js';

const WORDS: Record<CheckStatus, string> = { passed: 'Geçti', warning: 'Uyarı', failed: 'Başarısız' };

/** Nothing but its own style: no script, no picture, no form. */
export const SECURITY_TEST_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A page of its own; `stylePath`: where its style is. */
export function securityTestPage(
  groups: readonly CheckGroup[],
  { stylePath, testedAt }: { readonly stylePath: string; readonly testedAt: Date },
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
<title>Güvenlik testi – Toprak</title>
<link rel="stylesheet" href="${escapeHtml(stylePath)}">
</head>
<body>
<main>
<h1>Güvenlik testi</h1>
<p class="lead">${escapeHtml(time)} · ${count('passed')} geçti · ${count('warning')} uyarı · ${count('failed')} başarısız</p>
${groups.map(groupHtml).join('\n')}
</main>
</body>
</html>
`;
}

function groupHtml({ title, checks }: CheckGroup): string {
  return `<section>\n<h2>${escapeHtml(title)}</h2>\n<ul>\n${checks.map(checkHtml).join('\n')}\n</ul>\n</section>`;
}

function checkHtml({ name, status, finding, advice }: SecurityCheck): string {
  const todo = advice === null ? '' : `<p class="advice">Yapılacak: ${escapeHtml(advice)}</p>`;
  return `<li><span class="badge ${status}">${WORDS[status]}</span><div><h3>${escapeHtml(name)}</h3><p>${escapeHtml(finding)}</p>${todo}</div></li>`;
}

/** The shop's colours and letters. */
export const SECURITY_TEST_STYLE = `
body { margin: 0; background: #fbf8f3; color: #2a211c; font: 400 1rem/1.6 'Nunito Sans', system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 48px 20px 80px; }
h1, h2 { font-family: Fraunces, Georgia, serif; font-weight: 380; line-height: 1.15; }
h1 { font-size: 2rem; margin: 0 0 8px; }
h2 { font-size: 1.375rem; margin: 40px 0 0; padding-bottom: 8px; border-bottom: 1px solid #e3d9cb; }
h3 { font-size: 1rem; font-weight: 650; margin: 0; }
p { margin: 2px 0 0; overflow-wrap: anywhere; }
.lead { color: #5b4e44; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; gap: 16px; align-items: flex-start; padding: 14px 0; border-bottom: 1px solid #e3d9cb; }
li > div { min-width: 0; }
.badge { flex: none; width: 84px; padding: 3px 0; border-radius: 99px; text-align: center; font-size: .8125rem; font-weight: 650; }
.passed { background: #e3ede5; color: #2c5444; }
.warning { background: #f8ebcc; color: #6e4703; }
.failed { background: #f9e4e4; color: #86172a; }
.advice { color: #5b4e44; font-weight: 600; }
`;
