/** JSON is the only body there is; keys that would reach into prototypes are refused, and some calls may come without a body. */
import type { App } from './app-types.ts';

export function registerJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const mayBeEmpty = request.method === 'DELETE' || request.routeOptions.config.mayBeEmpty === true;
    if (body === '' && mayBeEmpty) return done(null, undefined);
    return parse(request, String(body), done);
  });
}
