import type { z } from 'zod';
import { declared } from './terms.ts';

/**
 * A call that is written by hand beside the calls of resources, declared: what it takes and what it answers. The server
 * reads requests and writes answers by it (`server/platform/access/serveCall.ts`), a page has its types from it, /api/docs tells it.
 * Pages that do without Zod import its type alone.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From `/api/` on; a parameter stands as `:id`. */
  readonly path: `/api/${string}`;
  /** A few words for /api/docs. */
  readonly summary: string;
  readonly query?: z.ZodObject;
  /** JSON that is sent along. */
  readonly body?: z.ZodType;
  /** JSON body that a resource's own schema reads by the caller's rights; declared for /api/docs only. */
  readonly documented?: z.ZodType;
  /** A form of several parts that is sent along. */
  readonly form?: CallForm;
  /** Schema of the answer, or `file`. */
  readonly answer: z.ZodType | 'file';
  /** The status of that answer; default 200. */
  readonly status?: 200 | 201;
}

/** A form of several parts. */
interface CallForm {
  /** The resource whose new row stands as JSON in the part `data`. */
  readonly data?: string;
  /** Other parts that are texts. */
  readonly words?: z.ZodObject;
  /** Parts that are files. */
  readonly files: readonly string[];
}

/** Declares a call; its method, path and schemas keep their own types. */
export const call = <const C extends Call>(short: C): C => declared(short);

/** Body as a page sends it. */
export type BodyOf<C extends Call> = C extends { readonly body: infer B extends z.ZodType } ? z.input<B> : undefined;
/** Body as the server has read it. */
export type ReadBodyOf<C extends Call> = C extends { readonly body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
export type QueryOf<C extends Call> = C extends { readonly query: infer Q extends z.ZodType } ? z.input<Q> : undefined;
export type ReadQueryOf<C extends Call> = C extends { readonly query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined;
/** Answer of a call. */
export type AnswerOf<C extends Call> = C extends { readonly answer: infer A extends z.ZodType } ? z.output<A> : Blob;
