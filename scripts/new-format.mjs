/**
 * `npm run new-format -- <kind> <format-id> [--display]`: a layout of pasted text that compiles and is tested from the start: its folder with
 * a detector and a grammar, its line in the registry, its first case and near-miss, its line in the ratchet, its page and the line of it in the index. What comes next is
 * in docs/guides/add-a-format.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { skeletonOf } from './lib/format-skeletons.mjs';
import { ROOT } from './lib/project.mjs';

const USAGE = 'npm run new-format -- <itinerary|flight-quote> <format-id> [--display]';
const KINDS = {
  itinerary: { list: 'ITINERARY_FORMATS', ratchet: 'ratchet.json' },
  'flight-quote': { list: 'FLIGHT_FORMATS', ratchet: 'ratchet-flight-quote.json' },
};
const PARSER = 'packages/parser';
const REGISTRY = `${PARSER}/src/formats/registry.ts`;
const FIRST_CASE = 'first-case';

const args = process.argv.slice(2);
const isDisplay = args.includes('--display');
const [kind, id, ...more] = args.filter((arg) => arg !== '--display');

if (kind === undefined || id === undefined || more.length > 0 || kind.startsWith('-') || id.startsWith('-'))
  stop(`Usage: ${USAGE}`);
if (kind === 'travel-deal')
  stop('Travel deals have no formats: their lines are read by what each of them says (src/kinds/travel-deal).');
if (!Object.hasOwn(KINDS, kind)) stop(`There is no kind '${kind}'.\nUsage: ${USAGE}`);
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
  stop(`'${id}' is no format id; it is words in small letters with dashes, like day-table.`);
if (isDisplay && kind !== 'flight-quote') stop('--display is for flight quotes: the screen of a reservation system.');
for (const path of [`${PARSER}/src/formats/${id}`, `docs/formats/${id}.md`, `${PARSER}/corpus/${kind}/${id}`])
  if (existsSync(join(ROOT, path))) stop(`${path} is there already; choose another id.`);

const skeleton = skeletonOf({ kind, id, isDisplay });
const corpus = `${PARSER}/corpus/${kind}/${id}`;
for (const [name, text] of Object.entries(skeleton.code)) write(`${PARSER}/src/formats/${id}/${name}`, text);
write(`${corpus}/${FIRST_CASE}.txt`, skeleton.sample);
write(`${corpus}/${FIRST_CASE}.json`, `${JSON.stringify(skeleton.gold, null, 2)}\n`);
write(`${corpus}/near-miss/other-text.txt`, skeleton.nearMiss);
write(`docs/formats/${id}.md`, skeleton.page);
register();
addToRatchet();
addToIndex();
console.log(`\nNext: put a real text in place of the sample, then follow docs/guides/add-a-format.md.\n`);

function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

function write(path, text) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
  console.log(`made     ${path}`);
}

function change(path, edit) {
  const before = readFileSync(join(ROOT, path), 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${path} has another form than this script knows`);
  writeFileSync(join(ROOT, path), after);
  console.log(`changed  ${path}`);
}

/** The import in the order of addresses; the format as the last of its list, so that equal scores leave others first. */
function register() {
  const line = `import { ${skeleton.name} } from './${id}/format.ts';`;
  const addressOf = (importLine) => /'(.+)'/.exec(importLine)?.[1] ?? '';
  change(REGISTRY, (text) => {
    const lines = text.split('\n');
    const imports = lines.filter((each) => each.startsWith('import '));
    const next = imports.find((each) => addressOf(each) > addressOf(line));
    lines.splice(next === undefined ? lines.indexOf(imports.at(-1)) + 1 : lines.indexOf(next), 0, line);
    const list = new RegExp(`(export const ${KINDS[kind].list}[^=]*= )\\[([^\\]]*)\\]`);
    return lines.join('\n').replace(list, (_, head, items) => {
      const names = [
        ...items
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
        skeleton.name,
      ];
      return `${head}[\n${names.map((name) => `  ${name},\n`).join('')}]`;
    });
  });
}

/** A line among those of its kind, in order. */
function addToIndex() {
  change('docs/formats/README.md', (text) =>
    text.replace(new RegExp(`(## ${kind}\\n\\n)((?:- .+\\n)+)`), (_, heading, list) => {
      const lines = [...list.trim().split('\n'), `- [${id}](${id}.md)`];
      return `${heading}${lines.sort().join('\n')}\n`;
    }),
  );
}

/** Read wholly from the start; a case that is not yet may lower its own line, never another's. */
function addToRatchet() {
  change(`${PARSER}/test/${KINDS[kind].ratchet}`, (text) => {
    const scores = { ...JSON.parse(text), [`${id}/${FIRST_CASE}`]: 1 };
    return `${JSON.stringify(Object.fromEntries(Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;
  });
}
