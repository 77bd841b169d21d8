import { registry } from '../../../resources/index.ts';

/** The first row that somebody sees. */
export interface Row {
  /** Name of the resource. */
  of: string;
  filter: object;
}

/** Id of the row. @throws Error where there is none */
export async function idOf(portal: string, token: string, { of, filter }: Row): Promise<string> {
  const endpoint = registry.find(of)?.endpoint;
  const query = `range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const answer = await fetch(`${portal}/api/${endpoint}?${query}`, {
    headers: { authorization: token, 'x-api-key': 'portal-mbkm-demo' },
  });
  const found = /"id":"([\w-]+)"/.exec(await answer.text())?.[1];
  if (!found) throw new Error(`${of} ${JSON.stringify(filter)}: tidak ada`);
  return found;
}
