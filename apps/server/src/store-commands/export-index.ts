/** The first page of an export: what it holds, as a table for each kind with links to the files. No script, nothing from elsewhere. */
export interface ExportedRecord {
  readonly title: string | null;
  readonly place: string | null;
  readonly dates: string | null;
  readonly createdAt: number;
  /** Addresses of its files from the folder's top. */
  readonly json: string;
  readonly paste: string;
  readonly pictures: readonly string[];
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ccc;vertical-align:top}';

export function exportIndex(
  sections: readonly (readonly [heading: string, records: readonly ExportedRecord[]])[],
  madeAt: Date,
): string {
  const parts = sections.map(([heading, records]) => `<h2>${heading} (${records.length})</h2>\n${table(records)}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>Waypage export</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Waypage export</h1>
<p>Made on ${madeAt.toISOString().slice(0, 10)}. Each record has its data as JSON and its pasted text; the pictures stand in the folder images.</p>
${parts.join('\n')}
</body>
</html>
`;
}

function table(records: readonly ExportedRecord[]): string {
  if (records.length === 0) return '<p>None.</p>';
  const rows = records.map(({ title, place, dates, createdAt, json, paste, pictures }) => {
    const links = [
      link(json, 'data'),
      link(paste, 'text'),
      ...pictures.map((each, at) => link(each, `picture ${at + 1}`)),
    ];
    const cells = [title ?? '', place ?? '', dates ?? '', new Date(createdAt).toISOString().slice(0, 10)].map(
      escapeHtml,
    );
    return `<tr>${[...cells, links.join(' · ')].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const heads = ['Title', 'Place', 'Dates', 'Created', 'Files'].map((head) => `<th scope="col">${head}</th>`).join('');
  return `<table>\n<tr>${heads}</tr>\n${rows.join('\n')}\n</table>`;
}

const link = (path: string, text: string) =>
  `<a href="${path.split('/').map(encodeURIComponent).join('/')}">${text}</a>`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
