/** A call as an agent's browser makes it; throws where it is refused. */
import type { RunningServer } from './running-server.ts';

export async function postJson(server: RunningServer, path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: server.cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
