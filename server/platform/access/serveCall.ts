import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type AnswerOf,
  type Call,
  errorsByField,
  messages,
  type ReadBodyOf,
  type ReadQueryOf,
} from '../../../resources/kit/index.ts';
import { HttpError, invalid } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Schemas of the call; without them /api/docs knows only its address. */
    call?: Call;
  }
}

/** The parsed request of a declared call. */
export interface Asked<C extends Call> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: ReadBodyOf<C>;
  readonly query: ReadQueryOf<C>;
}

/**
 * Registers a declared call: requests are parsed and answers written by its schemas, so fields that it does not declare
 * are never sent.
 * @param answer what to answer; a file is sent by `reply`, and so is an answer that was checked when it was kept
 * @throws HttpError of the call: 400 for parameters, 422 by field for a body
 */
export function serve<const C extends Call>(
  app: FastifyInstance,
  call: C,
  config: FastifyContextConfig,
  answer: (asked: Asked<C>) => AnswerOf<C> | FastifyReply | Promise<AnswerOf<C> | FastifyReply>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { ...config, call },
    handler: async (request, reply) => {
      // The schemas of C determine the result's type; TypeScript does not follow that through optional properties.
      const body = (call.body && readBody(call.body, request.body)) as ReadBodyOf<C>;
      const query = (call.query && readQuery(call.query, request.query)) as ReadQueryOf<C>;
      const answered = await answer({ request, reply, body, query });
      if (reply.sent || answered === reply || call.answer === 'file') return answered;
      return reply.code(call.status ?? 200).send(call.answer.parse(answered));
    },
  });
}

function readBody<T extends z.ZodType>(schema: T, sent: unknown): z.output<T> {
  if (sent !== undefined && (typeof sent !== 'object' || sent === null || Array.isArray(sent)))
    throw new HttpError(400, messages.badBody);
  const read = schema.safeParse(sent ?? {});
  if (read.success) return read.data;
  throw invalid(errorsByField(read.error));
}

function readQuery<T extends z.ZodType>(schema: T, sent: unknown): z.output<T> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  throw new HttpError(400, messages.badQuery, errorsByField(read.error));
}
