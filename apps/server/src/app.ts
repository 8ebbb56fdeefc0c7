/**
 * The server as a Fastify instance: everything is registered here, in this order, by name. What comes from outside (store,
 * parser, pages, clock) is handed in, so that tests put the same server together with their own.
 */
import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FlightQuoteData, ItineraryData, TravelDealData } from '@waypage/contract';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { createRecordLists } from './database/record-lists.ts';
import type { RecordStore } from './database/record-store.ts';
import { registerAccess } from './features/access/routes.ts';
import type { AccessService } from './features/access/service.ts';
import { type BuiltFolders, registerAgentPages } from './features/agent-pages/routes.ts';
import { DOCS_STYLE_HASH } from './features/api-docs/docs-page.ts';
import { registerApiDocs, registerApiDocument } from './features/api-docs/routes.ts';
import { registerBrandFiles } from './features/brand-files/routes.ts';
import { registerCalendarFiles } from './features/calendar-files/routes.ts';
import { createCalendarFileService } from './features/calendar-files/service.ts';
import { flightQuoteKind } from './features/flight-quote/record-kind.ts';
import { registerGazetteer } from './features/gazetteer/routes.ts';
import { registerHealth } from './features/health/routes.ts';
import { registerImages } from './features/images/routes.ts';
import type { ImageService } from './features/images/service.ts';
import { createItineraryKind } from './features/itinerary/record-kind.ts';
import { registerParsing } from './features/parsing/routes.ts';
import { createParsingService, type Parser } from './features/parsing/service.ts';
import { createRecordRepository } from './features/records/repository.ts';
import { registerRecords } from './features/records/routes.ts';
import { createRecordService } from './features/records/service.ts';
import { hashStyle } from './features/share-pages/page-cache.ts';
import { createFailureSender, createNotFoundSender, registerSharePages } from './features/share-pages/routes.ts';
import { createSharePageService, type ShareEntry } from './features/share-pages/service.ts';
import { createCardDrawer } from './features/social-cards/draw-card.ts';
import { registerSocialCards } from './features/social-cards/routes.ts';
import { createSocialCardService } from './features/social-cards/service.ts';
import { travelDealKind } from './features/travel-deal/record-kind.ts';
import { registerTravelDeals } from './features/travel-deal/routes.ts';
import type { App } from './plugins/app-types.ts';
import { registerJsonBodies } from './plugins/json-bodies.ts';
import { registerLoadShedding } from './plugins/load-shedding.ts';
import { registerNotFound } from './plugins/not-found.ts';
import { registerOwnOrigin } from './plugins/own-origin.ts';
import { answerBrokenSocket, registerProblemAnswers, sendProblem } from './plugins/problem-answers.ts';
import { createPublicAddress } from './plugins/public-address.ts';
import { loggerOptions, registerRequestLog } from './plugins/request-log.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const SOCKET_CHECK_MS = 2000;
const KEEP_ALIVE_MS = 5000;
const PARAMETER_MAX = 200;

export interface AppOptions {
  readonly config: Pick<Config, 'host' | 'port' | 'publicUrl' | 'trustProxy' | 'logLevel' | 'branding' | 'brandFiles'>;
  readonly database: OpenDatabase;
  readonly store: RecordStore;
  readonly images: ImageService;
  readonly access: AccessService;
  readonly parser: Parser;
  /** Null where the web is not built. */
  readonly shareEntry: ShareEntry | null;
  readonly builtFolders: BuiltFolders;
  readonly clock: () => number;
  readonly logStream: NodeJS.WritableStream;
}

export async function createApp(options: AppOptions): Promise<App> {
  const { config, database, clock } = options;
  const isPublicHttps = config.publicUrl?.startsWith('https:') ?? false;
  const app: App = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(9).toString('base64url'),
    return503OnClosing: false,
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: SOCKET_CHECK_MS },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_MAX },
    clientErrorHandler: answerBrokenSocket,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const { shareEntry, store, images } = options;
  const { branding } = config;
  const shareHashes = Object.values(shareEntry?.assets.css ?? {}).map(hashStyle);
  const styleHashes = { share: shareHashes, embed: shareHashes, docs: [DOCS_STYLE_HASH] };
  const parsing = createParsingService(options.parser, clock);
  const lists = createRecordLists(database.db, database.engine);
  const itineraryKind = createItineraryKind(parsing, images);
  const itineraryRepository = createRecordRepository<ItineraryData>(store, lists, 'itinerary');
  const itineraries = createRecordService(itineraryRepository, itineraryKind, clock);
  const quoteRepository = createRecordRepository<FlightQuoteData>(store, lists, 'flight-quote');
  const quotes = createRecordService(quoteRepository, flightQuoteKind, clock);
  const dealRepository = createRecordRepository<TravelDealData>(store, lists, 'travel-deal');
  const deals = createRecordService(dealRepository, travelDealKind, clock);
  const baseOf = createPublicAddress(config.publicUrl, `http://${config.host}:${config.port}`);
  const dealData = { service: deals, clock, baseOf };
  const sharePages = {
    service: shareEntry && createSharePageService(shareEntry, branding, { itineraries, quotes, deals }, clock),
    baseOf,
  };
  const sendNotFoundPage = createNotFoundSender(sharePages);
  const drawCard = createCardDrawer(options.builtFolders.client);

  registerProblemAnswers(app, createFailureSender(sharePages));
  registerSecurityHeaders(app, { styleHashes, isPublicHttps });
  registerRequestLog(app);
  registerNotFound(app, sendNotFoundPage);
  registerJsonBodies(app);
  await registerLoadShedding(app);
  await app.register(cookie);
  await registerApiDocument(app);
  registerOwnOrigin(app, config.publicUrl);

  registerAccess(app, { service: options.access, isPublicHttps });
  registerParsing(app, parsing);
  registerRecords(app, { kind: itineraryKind, service: itineraries, clock, baseOf });
  registerRecords(app, { kind: flightQuoteKind, service: quotes, clock, baseOf });
  registerRecords(app, { kind: travelDealKind, service: deals, clock, baseOf });
  registerTravelDeals(app, { ...dealData, branding, sendNotFoundPage });
  await registerImages(app, images);
  registerGazetteer(app);
  registerApiDocs(app);
  registerHealth(app, () => database.ping());
  registerSharePages(app, sharePages, dealData);
  const calendarFiles = createCalendarFileService(branding, { itineraries, quotes, deals }, clock);
  registerCalendarFiles(app, { service: calendarFiles, baseOf, sendNotFoundPage });
  registerSocialCards(app, drawCard && createSocialCardService(drawCard, branding, quotes, deals, clock));
  registerBrandFiles(app, config.brandFiles);
  await registerAgentPages(app, options.builtFolders, config.publicUrl, branding.designEditorUrl);
  return app;
}
