/** `/api/docs`: the OpenAPI document as one page to read: no script, one style allowed by its hash. */
import { createHash } from 'node:crypto';
import { ERRORS } from '../../errors.ts';

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:#1d2330;background:#fff}
h2{margin-top:2.5rem;border-bottom:1px solid #d5d9e0}h3{margin:2rem 0 .25rem;font-size:1.05rem}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f4f5f7;padding:.75rem;overflow:auto;max-height:24rem}
.method{display:inline-block;min-width:4.5rem;font-weight:700}summary{cursor:pointer}
table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #e6e8ec}
@media (prefers-color-scheme:dark){body{background:#15181f;color:#e6e8ec}pre{background:#20242d}h2,td,th{border-color:#343a46}a{color:#9cc1ff}}
`;
export const DOCS_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, object | undefined>>;
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: unknown }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { schema?: unknown }>> };
  readonly responses?: Readonly<
    Record<string, { description?: string; content?: Readonly<Record<string, { schema?: unknown }>> }>
  >;
}

export function renderDocsPage(document: ApiDocument): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => renderCall(path, method, operation as Operation)),
  );
  const errors = Object.entries(ERRORS).map(
    ([code, { status, sentence }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(sentence)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(document.info.title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escapeHtml(document.info.title)} ${escapeHtml(document.info.version)}</h1><p>${escapeHtml(document.info.description ?? '')}</p>
<p>As OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<h2>Calls</h2>${calls.join('\n')}
<h2>Errors</h2><p>Every error is <code>application/problem+json</code>; <code>error</code> is the sentence to show.</p>
<table><thead><tr><th>Code</th><th>Status</th><th>Sentence</th></tr></thead><tbody>${errors.join('')}</tbody></table>
</main></body></html>`;
}

function renderCall(path: string, method: string, { summary, parameters, requestBody, responses }: Operation): string {
  const named = (parameters ?? []).map(
    (parameter) =>
      `<li><code>${escapeHtml(parameter.name)}</code> (${escapeHtml(parameter.in)}${parameter.required ? ', required' : ''})</li>`,
  );
  const answers = Object.entries(responses ?? {}).map(([status, { description, content }]) => {
    return `<dt>${status} ${escapeHtml(description ?? '')}</dt><dd>${renderSchemas('answer', status.startsWith('2') ? content : undefined)}</dd>`;
  });
  return `<section><h3><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3><p>${escapeHtml(summary ?? '')}</p>
${named.length > 0 ? `<ul>${named.join('')}</ul>` : ''}${renderSchemas('body', requestBody?.content)}<dl>${answers.join('')}</dl></section>`;
}

function renderSchemas(what: string, content: Readonly<Record<string, { schema?: unknown }>> = {}): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<details><summary>${what}: ${escapeHtml(type)}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2) ?? '')}</pre></details>`,
    )
    .join('');
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
