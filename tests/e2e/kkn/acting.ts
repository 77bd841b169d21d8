import { pdf } from '../magang/people.ts';
import { caller } from '../platform/orang.ts';
import type { Portal } from '../support/portal.ts';

export type Row = Readonly<Record<string, unknown>> & { id: string; version: number };

/** What people do without a browser, before or after what a test looks at. */
export const actingIn = (portal: () => Portal) => {
  /** A call that must go well. */
  const done = async <T = Row>(
    who: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<T> => {
    const answer = await (await caller(portal(), who))<T>(method, path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  /** A step of a row, or a change of it, on the version that it has now. */
  const step = async (who: string, row: string, action: string | null, more: object = {}): Promise<Row> => {
    const { version } = await done(who, 'GET', row);
    return action === null
      ? done(who, 'PUT', row, { ...more, version })
      : done(who, 'POST', `${row}/aksi/${action}`, { ...more, version });
  };
  /** A document that somebody uploaded for a field. */
  const uploaded = async (who: string, resource: string, field: string, file = pdf(`${field}.pdf`)) => {
    const form = new FormData();
    form.append('resource', resource);
    form.append('field', field);
    form.append('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
    const answer = await fetch(`${portal().url}/api/files`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${await portal().tokenOf(who)}` },
    });
    const stored: { id: string } = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(stored));
    return stored.id;
  };
  return { done, step, uploaded };
};
