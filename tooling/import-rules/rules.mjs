/**
 * Who may import whom, stated once (ARCHITECTURE.md, "Import rules"). `npm run check -- imports` applies it to the sources and,
 * as a self-test, to `planted/`, where each file breaks exactly the rule that its folder is named after.
 */

const TEST_FILE = '\\.test\\.tsx?$|^apps/server/test/|^packages/parser/(test|corpus)/';

/** In the parser each stage imports `model` and earlier stages only; `parse.ts` and `index.ts` come last. */
const PARSER_STAGES = ['model', 'text', 'tokenizer', 'annotators', 'formats', 'refiners', 'validators', 'kinds'];

const stageRules = PARSER_STAGES.map((stage, at) => ({
  name: `parser-stage-${stage}`,
  comment: `A later stage may use ${stage}/, never the other way round: move what both need into an earlier stage.`,
  severity: 'error',
  from: { path: `^packages/parser/src/${stage}/`, pathNot: TEST_FILE },
  to: {
    path: `^packages/parser/src/((${PARSER_STAGES.slice(at + 1).join('|') || 'nothing'})/|parse\\.ts$|index\\.ts$)`,
  },
}));

export const IMPORT_RULES = [
  {
    name: 'no-cycles',
    comment: 'Two modules that need each other are one module, or hide a third that both should import.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'gazetteer-imports-nothing',
    comment: 'The gazetteer is tables and look-ups; it knows no one.',
    severity: 'error',
    from: { path: '^packages/gazetteer/src/', pathNot: TEST_FILE },
    to: { pathNot: '^packages/gazetteer/src/' },
  },
  {
    name: 'parser-imports-gazetteer-only',
    comment: 'The parser is pure: no clock, no I/O, no library. What it needs comes in as text or context.',
    severity: 'error',
    from: { path: '^packages/parser/src/', pathNot: TEST_FILE },
    to: { pathNot: '^packages/(parser|gazetteer)/src/' },
  },
  {
    name: 'parser-format-imports-no-format',
    comment: 'What two formats share moves to formats/reading or an annotator, so that a format can come and go alone.',
    severity: 'error',
    from: {
      path: '^packages/parser/src/formats/([^/]+)/',
      pathNot: `${TEST_FILE}|^packages/parser/src/formats/reading/`,
    },
    to: { path: '^packages/parser/src/formats/[^/]+/', pathNot: '^packages/parser/src/formats/($1|reading)/' },
  },
  ...stageRules,
  {
    name: 'contract-imports-parser-types-only',
    comment: 'The contract goes to the browser: of the parser it may know the types alone.',
    severity: 'error',
    from: { path: '^packages/contract/src/', pathNot: TEST_FILE },
    to: { path: '^packages/parser/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'contract-imports-zod-only',
    comment: 'One schema library, no apps.',
    severity: 'error',
    from: { path: '^packages/contract/src/', pathNot: TEST_FILE },
    to: { pathNot: '^packages/(contract|parser)/src/|(^|/)node_modules/zod/' },
  },
  {
    name: 'cli-imports-parser-only',
    comment:
      "The command line prints what the parser reads; commands about the store are the server's, loaded as it is built.",
    severity: 'error',
    from: { path: '^packages/cli/src/', pathNot: TEST_FILE },
    to: { pathNot: '^packages/(cli|parser)/src/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'web-never-imports-server-or-parser',
    comment: 'The browser asks the API. Types of the wire are in the contract.',
    severity: 'error',
    from: { path: '^apps/web/src/' },
    to: { path: '^(apps/server|packages/(parser|gazetteer))/' },
  },
  {
    name: 'web-share-never-imports-agent',
    comment: "Public pages carry none of the agent area's code.",
    severity: 'error',
    from: { path: '^apps/web/src/share/', pathNot: TEST_FILE },
    to: { path: '^apps/web/src/agent/' },
  },
  {
    name: 'web-features-import-downward',
    comment: 'agent, share -> features -> components -> lib.',
    severity: 'error',
    from: { path: '^apps/web/src/features/', pathNot: TEST_FILE },
    to: { path: '^apps/web/src/(agent|share)/' },
  },
  {
    name: 'web-feature-imports-no-feature',
    comment:
      "Of another feature only the itinerary's view, the parts of public pages, the review pane and the work on records are made for sharing; move the rest to components or lib.",
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST_FILE },
    to: {
      path: '^apps/web/src/features/[^/]+/',
      pathNot: '^apps/web/src/features/($1|itinerary/view|public-page|review|records)/',
    },
  },
  {
    name: 'web-components-are-domain-free',
    comment: 'Could it ship in a different product? If not, it belongs to a feature.',
    severity: 'error',
    from: { path: '^apps/web/src/components/', pathNot: TEST_FILE },
    to: { path: '^apps/web/src/(agent|share|features)/' },
  },
  {
    name: 'web-lib-is-the-floor',
    comment: 'lib imports no component and no feature.',
    severity: 'error',
    from: { path: '^apps/web/src/lib/', pathNot: TEST_FILE },
    to: { path: '^apps/web/src/(agent|share|features|components)/' },
  },
  {
    name: 'server-never-imports-web-sources',
    comment: 'The server loads the built share entry by its address; it compiles nothing of the web.',
    severity: 'error',
    from: { path: '^apps/server/', pathNot: TEST_FILE },
    to: { path: '^apps/web/' },
  },
  {
    name: 'server-repository-imports-downward',
    comment: 'routes -> service -> repository -> database.',
    severity: 'error',
    from: { path: '^apps/server/src/features/.*/repository\\.ts$' },
    to: { path: '^apps/server/src/features/.*/(routes|service|presenter)\\.ts$' },
  },
  {
    name: 'server-service-imports-downward',
    comment: 'A service knows no route: what HTTP needs stays in routes.ts.',
    severity: 'error',
    from: { path: '^apps/server/src/features/.*/service\\.ts$' },
    to: { path: '^apps/server/src/features/.*/routes\\.ts$|(^|/)node_modules/fastify/' },
  },
  {
    name: 'server-routes-skip-no-layer',
    comment: 'A route asks its service; it never reads the database itself.',
    severity: 'error',
    from: { path: '^apps/server/src/features/.*/routes\\.ts$' },
    to: { path: '^apps/server/src/(features/.*/repository\\.ts$|database/)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-feature-uses-services-only',
    comment: "Of another feature its service alone may be used, or a presenter's pure functions.",
    severity: 'error',
    from: { path: '^apps/server/src/features/([^/]+)/', pathNot: TEST_FILE },
    to: { path: '^apps/server/src/features/[^/]+/(repository|routes)\\.ts$', pathNot: '^apps/server/src/features/$1/' },
  },
  {
    name: 'database-is-the-floor',
    comment: 'The database folder knows no feature.',
    severity: 'error',
    from: { path: '^apps/server/src/database/', pathNot: TEST_FILE },
    to: { path: '^apps/server/src/(features|plugins|app\\.ts|main\\.ts)' },
  },
];
