/** What every part of the OpenAPI document is put together from. */

export type Json = Record<string, unknown>;
/** Describes a call of one resource. */
export type Call = (summary: string, more: Json) => Json;

export const ok = (description: string, schema: Json, headers?: Json) => ({
  description,
  content: { 'application/json': { schema } },
  ...(headers ? { headers } : {}),
});

export const query = (name: string, description: string, schema: Json = { type: 'string' }) => ({
  name,
  in: 'query',
  description,
  schema,
});

export const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
