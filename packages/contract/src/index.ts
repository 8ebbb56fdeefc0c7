/** Wire schemas and types shared by server and web, limits and enums once. */
export * from './branding.ts';
export * from './content-kinds.ts';
export * from './fold-text.ts';
export * from './itinerary.ts';
export * from './limits.ts';
export * from './posters.ts';
export * from './problem.ts';
export * from './session.ts';
export * from './share-page.ts';
export * from './source.ts';
export * from './warning-codes.ts';
