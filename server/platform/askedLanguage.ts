import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Bahasa, isBahasa } from '../../resources/pengaturan/bahasa.ts';
import { cookieIn } from './cookies.ts';

/** Keeps the language that somebody without an account chose on a public page. */
const cookieName = 'bahasa';
const year = 31_536_000;
/** Languages of a header that are looked at; browsers send a handful. */
const mostPreferences = 20;

type Asking = Pick<FastifyRequest, 'query' | 'headers'>;

/** The language that an address names: `?bahasa=en`. */
const inAddress = ({ query }: Asking): Bahasa | undefined => {
  const asked = typeof query === 'object' && query !== null && 'bahasa' in query ? query.bahasa : undefined;
  return isBahasa(asked) ? asked : undefined;
};

const inCookie = ({ headers }: Asking): Bahasa | undefined => {
  const kept = cookieIn(headers.cookie, cookieName);
  return isBahasa(kept) ? kept : undefined;
};

/** The language of the portal that a browser likes best, by `Accept-Language: en-GB,en;q=0.9,id;q=0.5`. */
const preferred = ({ headers }: Asking): Bahasa | undefined => {
  const listed = (headers['accept-language'] ?? '').split(',', mostPreferences).flatMap(part => {
    const [tag = '', ...more] = part.split(';').map(word => word.trim());
    const code = tag.split('-', 1)[0]?.toLowerCase();
    const weight = more.find(word => word.startsWith('q='));
    const liked = weight === undefined ? 1 : Number(weight.slice(2));
    return isBahasa(code) && liked > 0 ? [{ code, liked }] : [];
  });
  return listed.toSorted((a, b) => b.liked - a.liked)[0]?.code;
};

/**
 * The language of somebody without an account: what the address asks for, else what was chosen on this browser before,
 * else what the browser prefers; Indonesian where it says nothing.
 */
export const askedLanguage = (request: Asking): Bahasa =>
  inAddress(request) ?? inCookie(request) ?? preferred(request) ?? 'id';

/** The language of an account in a call: its own, where it has several; else only what the call itself asks for. */
export const languageInAddress = (request: Asking): Bahasa => inAddress(request) ?? 'id';

/** The language of a public page; a choice by its address is kept for the next one. */
export function languageOfPage(request: Asking, reply: FastifyReply): Bahasa {
  const chosen = inAddress(request);
  if (chosen) reply.header('set-cookie', `${cookieName}=${chosen}; Path=/; Max-Age=${year}; SameSite=Lax`);
  return askedLanguage(request);
}

/** `Vary` header of a page in several languages. */
export const variesByLanguage = 'Accept-Encoding, Accept-Language, Cookie';
