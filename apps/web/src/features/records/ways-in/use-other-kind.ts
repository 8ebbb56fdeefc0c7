/**
 * Which other kind a text speaks of (rules K-10, P-10), asked after a paste or a file: when much came at once and nothing has changed for a
 * moment. Whatever goes wrong is silent: it is only an offer.
 */
import { type ContentKind, detectedKindSchema, LIMITS } from '@waypage/contract';
import { useEffect, useRef, useState } from 'react';
import { sendJson } from '../../../lib/api-client.ts';

/** More than a key or a word at once. */
const PASTED_FROM = 40;
const AT_REST_MS = 600;

export function useOtherKind(text: string, own: ContentKind) {
  const [other, setOther] = useState<ContentKind | null>(null);
  const before = useRef(text);
  const isDue = useRef(false);

  useEffect(() => {
    const grown = text.length - before.current.length;
    if (text === before.current) return;
    before.current = text;
    if (Math.abs(grown) >= PASTED_FROM) {
      isDue.current = true;
      setOther(null);
    }
    if (text.length < PASTED_FROM || text.length > LIMITS.parseTextMax) {
      isDue.current = false;
      setOther(null);
    }
    if (!isDue.current) return;
    const asked = new AbortController();
    const timer = setTimeout(() => {
      isDue.current = false;
      sendJson('POST', '/api/detect-kind', detectedKindSchema, { body: { text }, signal: asked.signal }).then(
        ({ kind }) => {
          if (!asked.signal.aborted) setOther(kind === own ? null : kind);
        },
        () => {},
      );
    }, AT_REST_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [text, own]);

  return { other, dismiss: () => setOther(null) };
}
